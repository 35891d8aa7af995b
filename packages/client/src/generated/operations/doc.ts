// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type DocGetDescribed = operations["doc.get"];

/** Input of `doc.get`. */
export type DocGetInput = Record<string, never>;

/** Result of `doc.get`. */
export type DocGetOutput = DocGetDescribed["responses"][200]["content"]["application/json"];

/**
 * Get the service's own description
 *
 * Gives the description of the interface that the service itself serves, an OpenAPI 3.1 document. The
 * path has neither a version nor an instance. Like every operation it needs the bearer header.
 *
 * GET /doc
 *
 * Inferred: The tag: the operation belongs to none of the resource groups. `x-idempotency`: the
 * operation only reads.
 */
export const docGet: Operation<DocGetInput, DocGetOutput> = {
  operationId: "doc.get",
  method: "GET",
  path: "/doc",
  parameters: [],
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};
