// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ListOperation } from "@crossborder/runtime/client/internal";
import { isPage, queryParameter } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type TransfersListDescribed = operations["transfers.list"];

type TransfersListMembers = NonNullable<TransfersListDescribed["parameters"]["query"]>;

/** Input of `transfers.list`. */
export interface TransfersListInput extends TransfersListMembers {}

/** Result of `transfers.list`. */
export type TransfersListOutput = TransfersListDescribed["responses"][200]["content"]["application/json"];

/** One page. */
export type TransfersListPage = TransfersListOutput;

/** One item of a page. */
export type TransfersListItem = TransfersListPage["data"][number];

/**
 * List transfers
 *
 * Lists transfers, newest first; there is no other order. Unlike the other lists, the response is
 * always one page, even when no page was asked for.
 *
 * GET /v1/instances/{instance_id}/transfers
 *
 * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
 * the operation only reads.
 *
 * Unspecified: No filters are listed for transfers, so there are none here.
 */
export const transfersList: ListOperation<TransfersListInput, TransfersListOutput, TransfersListPage, TransfersListItem> = {
  operationId: "transfers.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/transfers",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "limit", in: "query", write: queryParameter },
    { name: "starting_after", in: "query", write: queryParameter },
    { name: "ending_before", in: "query", write: queryParameter },
    { name: "offset", in: "query", kinds: ["array", "object"], write: queryParameter },
  ],
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
  pagination: {
    mode: "always",
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
