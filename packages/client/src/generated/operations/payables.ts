// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ListOperation } from "@crossborder/runtime/client/internal";
import { isPage, queryParameter } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type PayablesListDescribed = operations["payables.list"];

type PayablesListMembers = NonNullable<PayablesListDescribed["parameters"]["query"]>;

/** Input of `payables.list`. */
export interface PayablesListInput extends PayablesListMembers {}

/** Result of `payables.list`. */
export type PayablesListOutput = PayablesListDescribed["responses"][200]["content"]["application/json"];

/** One page. */
export type PayablesListPage = Exclude<PayablesListOutput, readonly unknown[]>;

/** One item of a page. */
export type PayablesListItem = PayablesListPage["data"][number];

/**
 * List payables
 *
 * Lists payables, newest first; there is no other order. Without `limit`, `starting_after` and
 * `ending_before` all matches come as a plain array, however many; with any of them the response is
 * one page.
 *
 * GET /v1/instances/{instance_id}/payables
 *
 * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
 * the operation only reads.
 */
export const payablesList: ListOperation<PayablesListInput, PayablesListOutput, PayablesListPage, PayablesListItem> = {
  operationId: "payables.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/payables",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "status", in: "query", write: queryParameter },
    { name: "customer_id", in: "query", write: queryParameter },
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
