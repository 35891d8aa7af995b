// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ListOperation, Operation } from "@crossborder/runtime/client/internal";
import { identityFault, isPage, queryParameter } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type PayoutsCreateEvmDescribed = operations["payouts.createEvm"];

type PayoutsCreateEvmMembers = PayoutsCreateEvmDescribed["requestBody"]["content"]["application/json"];

/** Input of `payouts.createEvm`. */
export interface PayoutsCreateEvmInput extends PayoutsCreateEvmMembers {}

/** Result of `payouts.createEvm`. */
export type PayoutsCreateEvmOutput = PayoutsCreateEvmDescribed["responses"][200]["content"]["application/json"];

/**
 * Execute a payout from an EVM wallet
 *
 * Executes a quote: the tokens are taken from the sender's wallet, which must have approved the spend,
 * and the bank account is paid. A quote is good for one payout, within about five minutes of its
 * creation: later `QUOTES_EXPIRED`, a second time `QUOTES_ALREADY_USED`, in a wrong state
 * `QUOTES_INVALID_STATE`. While the approval is not confirmed on-chain, or is for less than the
 * payout, the response is `PAYOUTS_ALLOWANCE_NOT_CONFIRMED`; execute the same quote again a little
 * later. The end of the payout is reported by the events `payout.new`, `payout.update` and
 * `payout.complete`.
 *
 * POST /v1/instances/{instance_id}/payouts/evm
 *
 * Inferred: `x-idempotency`: a used quote is rejected with `QUOTES_ALREADY_USED`, so the same body
 * cannot pay twice; a new quote can.
 */
export const payoutsCreateEvm: Operation<PayoutsCreateEvmInput, PayoutsCreateEvmOutput> = {
  operationId: "payouts.createEvm",
  method: "POST",
  path: "/v1/instances/{instance_id}/payouts/evm",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  identifiedBy: { members: { id: "po_" }, faultOf: identityFault },
  accept: "application/json",
  idempotency: {
    kind: "single-use",
    key: "quote_id",
    usedCode: "QUOTES_ALREADY_USED",
    expiredCode: "QUOTES_EXPIRED",
  },
  reconciliation: "Do not take a new quote before you know. Execute the same quote again, which cannot pay twice: a success and `QUOTES_ALREADY_USED` both prove that it was paid. After `QUOTES_EXPIRED`, read the payouts of its bank account: with none that is not of another quote, now and a minute later, it was not paid; otherwise a person has to decide. `reconcilePayout` of the client does all of this.",
  security: [["BearerAuth"]],
};

type PayoutsListDescribed = operations["payouts.list"];

type PayoutsListMembers = NonNullable<PayoutsListDescribed["parameters"]["query"]>;

/** Input of `payouts.list`. */
export interface PayoutsListInput extends PayoutsListMembers {}

/** Result of `payouts.list`. */
export type PayoutsListOutput = PayoutsListDescribed["responses"][200]["content"]["application/json"];

/** One page. */
export type PayoutsListPage = Exclude<PayoutsListOutput, readonly unknown[]>;

/** One item of a page. */
export type PayoutsListItem = PayoutsListPage["data"][number];

/**
 * List payouts
 *
 * Lists payouts, newest first; there is no other order. Without `limit`, `starting_after` and
 * `ending_before` all matches come as a plain array, however many; with any of them the response is
 * one page.
 *
 * GET /v1/instances/{instance_id}/payouts
 *
 * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
 * the operation only reads.
 */
export const payoutsList: ListOperation<PayoutsListInput, PayoutsListOutput, PayoutsListPage, PayoutsListItem> = {
  operationId: "payouts.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/payouts",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "customer_id", in: "query", write: queryParameter },
    { name: "status", in: "query", write: queryParameter },
    { name: "customer_name", in: "query", write: queryParameter },
    { name: "bank_account_id", in: "query", write: queryParameter },
    { name: "country", in: "query", write: queryParameter },
    { name: "payment_method", in: "query", write: queryParameter },
    { name: "network", in: "query", write: queryParameter },
    { name: "token", in: "query", write: queryParameter },
    { name: "limit", in: "query", write: queryParameter },
    { name: "starting_after", in: "query", write: queryParameter },
    { name: "ending_before", in: "query", write: queryParameter },
    { name: "offset", in: "query", kinds: ["array", "object"], write: queryParameter },
  ],
  responses: { "200": ["array", "object"] },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
  pagination: {
    mode: "optional",
    limit: "limit",
    after: "starting_after",
    before: "ending_before",
    defaultLimit: 10,
    items: "data",
    next: "pagination.next_page",
    more: "pagination.has_more",
    isPage: isPage,
  },
};
