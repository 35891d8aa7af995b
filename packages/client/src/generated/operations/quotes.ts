// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation, WithBrands } from "@crossborder/runtime/client/internal";
import { checkIntegers } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type QuotesCreateDescribed = operations["quotes.create"];

type QuotesCreateMembers = WithBrands<QuotesCreateDescribed["requestBody"]["content"]["application/json"], { readonly request_amount: "Amount" }>;

/** Input of `quotes.create`. */
export interface QuotesCreateInput extends QuotesCreateMembers {}

/** Result of `quotes.create`. */
export type QuotesCreateOutput = QuotesCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Create a quote for a payout
 *
 * Fixes a price for one payout and says what the sender has to approve on-chain. The quote lives for
 * about five minutes: approve the token spend and execute the payout within that time.
 *
 * POST /v1/instances/{instance_id}/quotes
 *
 * Inferred: `x-idempotency`: a quote moves no money, and one that is never used ends by itself.
 */
export const quotesCreate: Operation<QuotesCreateInput, QuotesCreateOutput> = {
  operationId: "quotes.create",
  method: "POST",
  path: "/v1/instances/{instance_id}/quotes",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: {
    mediaType: "application/json",
    kind: "json",
    required: true,
    placement: "flat",
    integers: { names: ["request_amount"], check: checkIntegers },
  },
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};
