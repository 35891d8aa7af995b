// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client";
import { sensitiveValues } from "@crossborder/runtime/client";
import type { operations } from "@crossborder/types";

type Described = operations["customers.create"];

/** Input of `customers.create`. `Filled` names the path parameters that the client fills in. */
export type CustomersCreateInput<Filled extends string = never> =
  Omit<Described["parameters"]["path"], Filled> &
  Described["requestBody"]["content"]["application/json"];

/** Result of `customers.create`. */
export type CustomersCreateOutput = Described["responses"][200]["content"]["application/json"];

/**
 * Create a customer
 *
 * Creates a customer and starts verification. Terms of service must have been accepted
 * (`TOS_NOT_ACCEPTED` otherwise). Development instances approve every customer automatically;
 * elsewhere what the customer wants to do is refused with `CUSTOMERS_KYC_NOT_APPROVED` until
 * verification is complete.
 *
 * POST /v1/instances/{instance_id}/receivers
 *
 * Inferred: `x-replay`: nothing is said of repeating the request, so it may create a second customer.
 */
export const customersCreate: Operation<CustomersCreateInput, CustomersCreateOutput> = {
  operationId: "customers.create",
  method: "POST",
  path: "/v1/instances/{instance_id}/receivers",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  accept: "application/json",
  replay: { kind: "unsafe" },
  recipe: "Look for the customer among those created since {startedAt} before creating another.",
  security: [["BearerAuth"]],
  sensitive: {
    names: [
      "email",
      "tax_id",
      "ip_address",
      "phone_number",
      "proof_of_address_doc_file",
      "date_of_birth",
      "id_doc_front_file",
    ],
    find: sensitiveValues,
  },
};
