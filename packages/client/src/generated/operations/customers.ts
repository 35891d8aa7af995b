// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { ListOperation, Operation } from "@crossborder/runtime/client/internal";
import {
  identityFault,
  isPage,
  queryParameter,
  redactValues,
  sensitiveValues,
} from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type CustomersCreateDescribed = operations["customers.create"];

type CustomersCreateMembers = CustomersCreateDescribed["requestBody"]["content"]["application/json"];

/** Input of `customers.create`. */
export interface CustomersCreateInput extends CustomersCreateMembers {}

/** Result of `customers.create`. */
export type CustomersCreateOutput = CustomersCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Create a customer
 *
 * Creates a customer and starts verification. Terms of service must have been accepted
 * (`TOS_NOT_ACCEPTED` otherwise). Development instances approve every customer automatically;
 * elsewhere what the customer wants to do is rejected with `CUSTOMERS_KYC_NOT_APPROVED` until
 * verification is complete.
 *
 * POST /v1/instances/{instance_id}/receivers
 *
 * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
 * customer.
 */
export const customersCreate: Operation<CustomersCreateInput, CustomersCreateOutput> = {
  operationId: "customers.create",
  method: "POST",
  path: "/v1/instances/{instance_id}/receivers",
  parameters: [{ name: "instance_id", in: "path", required: true }],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  identifiedBy: { members: { id: "re_" }, faultOf: identityFault },
  accept: "application/json",
  idempotency: { kind: "none" },
  reconciliation: "Look for the customer among those created since {startedAt} before creating another.",
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
    redact: redactValues,
  },
};

type CustomersListDescribed = operations["customers.list"];

type CustomersListMembers = NonNullable<CustomersListDescribed["parameters"]["query"]>;

/** Input of `customers.list`. */
export interface CustomersListInput extends CustomersListMembers {}

/** Result of `customers.list`. */
export type CustomersListOutput = CustomersListDescribed["responses"][200]["content"]["application/json"];

/** One page. */
export type CustomersListPage = Exclude<CustomersListOutput, readonly unknown[]>;

/** One item of a page. */
export type CustomersListItem = CustomersListPage["data"][number];

/**
 * List customers
 *
 * Lists customers, newest first; there is no other order. Without `limit`, `starting_after` and
 * `ending_before` all matches come as a plain array, however many; with any of them the response is
 * one page.
 *
 * GET /v1/instances/{instance_id}/customers
 *
 * Inferred: The path: it is not shown and follows the other paths of the instance. `x-idempotency`:
 * the operation only reads.
 */
export const customersList: ListOperation<CustomersListInput, CustomersListOutput, CustomersListPage, CustomersListItem> = {
  operationId: "customers.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/customers",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "full_name", in: "query", write: queryParameter },
    { name: "customer_name", in: "query", write: queryParameter },
    { name: "status", in: "query", write: queryParameter },
    { name: "customer_id", in: "query", write: queryParameter },
    { name: "bank_account_id", in: "query", write: queryParameter },
    { name: "country", in: "query", write: queryParameter },
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
    defaultLimit: 100,
    items: "data",
    next: "pagination.next_page",
    more: "pagination.has_more",
    isPage: isPage,
  },
};
