// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Operation } from "@crossborder/runtime/client";
import { queryParameter } from "@crossborder/runtime/client";
import type { operations } from "@crossborder/types";

type Described = operations["bankAccounts.list"];

/** Input of `bankAccounts.list`. `Filled` names the path parameters that the client fills in. */
export type BankAccountsListInput<Filled extends string = never> =
  Omit<Described["parameters"]["path"], Filled> &
  NonNullable<Described["parameters"]["query"]>;

/** Result of `bankAccounts.list`. */
export type BankAccountsListOutput = Described["responses"][200]["content"]["application/json"];

/**
 * List the bank accounts of a customer
 *
 * Lists the bank accounts of one customer. The answer is always a plain array and never comes in
 * pages.
 *
 * GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts
 *
 * Inferred: `x-replay`: the operation only reads.
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
  replay: { kind: "safe" },
  security: [["BearerAuth"]],
};
