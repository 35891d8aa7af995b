// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client/internal";
import {
  identityFault,
  queryParameter,
  redactValues,
  sensitiveValues,
} from "@crossborder/runtime/client/internal";
import type { operations } from "@crossborder/types";

type BankAccountsCreateDescribed = operations["bankAccounts.create"];

/** Input of `bankAccounts.create`. */
export type BankAccountsCreateInput =
  Omit<BankAccountsCreateDescribed["parameters"]["path"], "instance_id"> &
  BankAccountsCreateDescribed["requestBody"]["content"]["application/json"];

/** Result of `bankAccounts.create`. */
export type BankAccountsCreateOutput = BankAccountsCreateDescribed["responses"][200]["content"]["application/json"];

/**
 * Create a bank account
 *
 * Adds a bank account to a customer, for one payment rail. Development instances check the data too.
 * The path names the customer as receiver.
 *
 * POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts
 *
 * Inferred: `x-idempotency`: nothing is said of repeating the request, so it may create a second
 * account.
 */
export const bankAccountsCreate: Operation<BankAccountsCreateInput, BankAccountsCreateOutput> = {
  operationId: "bankAccounts.create",
  method: "POST",
  path: "/v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "receiver_id", in: "path", required: true },
  ],
  body: { mediaType: "application/json", kind: "json", required: true, placement: "flat" },
  responses: { "200": "object" },
  errorMark: { success: false },
  identifiedBy: { members: { id: "ba_", type: "", name: "" }, faultOf: identityFault },
  accept: "application/json",
  idempotency: { kind: "none" },
  reconciliation: "Look for the account among those of the customer created since {startedAt} before adding another.",
  security: [["BearerAuth"]],
  sensitive: {
    names: [
      "account_number",
      "pix_key",
      "pix_safe_cpf_cnpj",
      "ted_cpf_cnpj",
      "spei_clabe",
      "transfers_account",
      "ach_cop_document_id",
      "ach_cop_email",
      "ach_cop_bank_account",
      "swift_account_number_iban",
      "swift_intermediary_bank_account_number_iban",
      "sepa_iban",
    ],
    find: sensitiveValues,
    redact: redactValues,
  },
};

type BankAccountsListDescribed = operations["bankAccounts.list"];

type BankAccountsListMembers =
  Omit<BankAccountsListDescribed["parameters"]["path"], "instance_id"> &
  NonNullable<BankAccountsListDescribed["parameters"]["query"]>;

/** Input of `bankAccounts.list`. */
export interface BankAccountsListInput extends BankAccountsListMembers {}

/** Result of `bankAccounts.list`. */
export type BankAccountsListOutput = BankAccountsListDescribed["responses"][200]["content"]["application/json"];

/**
 * List the bank accounts of a customer
 *
 * Lists the bank accounts of one customer. The response is always a plain array and never comes in
 * pages.
 *
 * GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts
 *
 * Inferred: `x-idempotency`: the operation only reads.
 */
export const bankAccountsList: Operation<BankAccountsListInput, BankAccountsListOutput> = {
  operationId: "bankAccounts.list",
  method: "GET",
  path: "/v1/instances/{instance_id}/customers/{customer_id}/bank-accounts",
  parameters: [
    { name: "instance_id", in: "path", required: true },
    { name: "customer_id", in: "path", required: true },
    { name: "status", in: "query", write: queryParameter },
    { name: "type", in: "query", write: queryParameter },
    { name: "name", in: "query", write: queryParameter },
    { name: "bank_account_id", in: "query", write: queryParameter },
    { name: "country", in: "query", write: queryParameter },
  ],
  responses: { "200": "array" },
  errorMark: { success: false },
  accept: "application/json",
  idempotency: { kind: "idempotent" },
  security: [["BearerAuth"]],
};
