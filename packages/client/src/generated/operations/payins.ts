// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ListOperation } from "@crossborder/runtime/client/internal";
import { checkNumbers, isPage, queryParameter } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type PayinsListDescribed = operations["payins.list"];

type PayinsListMembers = NonNullable<PayinsListDescribed["parameters"]["query"]>;

/** Input of `payins.list`. */
export interface PayinsListInput extends PayinsListMembers {}

/** Result of `payins.list`. */
export type PayinsListOutput = PayinsListDescribed["responses"][200]["content"]["application/json"];

/** One page. */
export type PayinsListPage = Exclude<PayinsListOutput, readonly unknown[]>;

/** One item of a page. */
export type PayinsListItem = PayinsListPage["data"][number];

/**
 * List payins
 *
 * Lists payins, newest first; there is no other order. Without `limit`, `starting_after` and
 * `ending_before` all matches come as a plain array, however many; with any of them the response is
 * one page.
 *
 * GET /v1/instances/{instance_id}/payins
 *
 * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
 * the operation only reads.
 */
export const payinsList: ListOperation<PayinsListInput, PayinsListOutput, PayinsListPage, PayinsListItem> = {
  operationId: "payins.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/payins",
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
  numbers: { names: ["partner_fee"], check: checkNumbers },
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
