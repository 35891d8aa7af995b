// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client";
import type { operations } from "@crossborder/types";

type Described = operations["payouts.createEvm"];

/** Input of `payouts.createEvm`. `Filled` names the path parameters that the client fills in. */
export type PayoutsCreateEvmInput<Filled extends string = never> =
  Omit<Described["parameters"]["path"], Filled> &
  Described["requestBody"]["content"]["application/json"];

/** Result of `payouts.createEvm`. */
export type PayoutsCreateEvmOutput = Described["responses"][200]["content"]["application/json"];

/**
 * Execute a payout from an EVM wallet
 *
 * Executes a quote: the tokens are taken from the sender's wallet, which must have approved the spend,
 * and the bank account is paid. A quote is good for one payout, within about five minutes of its
 * creation: later `QUOTES_EXPIRED`, a second time `QUOTES_ALREADY_USED`, in a wrong state
 * `QUOTES_INVALID_STATE`. While the approval is not confirmed on-chain, or is for less than the
 * payout, the answer is `PAYOUTS_ALLOWANCE_NOT_CONFIRMED`; execute the same quote again a little
 * later. The end of the payout is told by the events `payout.new`, `payout.update` and
 * `payout.complete`.
 *
 * POST /v1/instances/{instance_id}/payouts/evm
 *
 * Inferred: `x-replay`: a used quote is refused with `QUOTES_ALREADY_USED`, so the same body cannot
 * pay twice; a new quote can.
 */
export const payoutsCreateEvm: Operation<PayoutsCreateEvmInput, PayoutsCreateEvmOutput> = {
  operationId: "payouts.createEvm",
  method: "POST",
  path: "/v1/instances/{instance_id}/payouts/evm",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  replay: {
    kind: "single-use",
    key: "quote_id",
    usedCode: "QUOTES_ALREADY_USED",
    expiredCode: "QUOTES_EXPIRED",
  },
  recipe: "Read the payouts from the newest, back to {startedAt}, filtered by the bank account of the quote if you know it. A payout of this quote there: it was executed, follow it. None: execute the same quote again, which cannot pay twice. Do not take a new quote before you know.",
  security: [["BearerAuth"]],
};
