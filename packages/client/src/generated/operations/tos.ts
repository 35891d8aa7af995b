// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type TosCreateDescribed = operations["tos.create"];

type TosCreateMembers = TosCreateDescribed["requestBody"]["content"]["application/json"];

/** Input of `tos.create`. */
export interface TosCreateInput extends TosCreateMembers {}

/** Result of `tos.create`. */
export type TosCreateOutput = TosCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Ask for a link to the terms of service
 *
 * Gives a link for a person to open in the browser and accept the terms. Doing so yields the `tos_id`
 * that creating a customer needs, so this is the first step of a payout. Note the `/e` in the path.
 *
 * POST /v1/e/instances/{instance_id}/tos
 *
 * Inferred: `x-idempotency`: the request carries an idempotency key and only asks for a link.
 */
export const tosCreate: Operation<TosCreateInput, TosCreateOutput> = {
  operationId: "tos.create",
  method: "POST",
  path: "/v1/e/instances/{instance_id}/tos",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};
