// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import {
  bankAccountsCreate as bankAccountsCreateSchemas,
  bankAccountsList as bankAccountsListSchemas,
} from "../../operations/bank-accounts.ts";
import {
  isBankAccountCreate,
  isBankAccountId,
  isBankAccountStatus,
  isBankAccountType,
  isCountryCode,
  isCustomerId,
  isInstanceId,
} from "../../predicates/request.ts";
import { isBankAccount, isErrorEnvelope } from "../../predicates/response.ts";

function isBankAccountsCreateRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  const receiverId = own.receiver_id;
  if (!isCustomerId(receiverId)) return false;
  return true;
}

/** `POST /v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts`: Create a bank account */
export const bankAccountsCreate: {
  request: {
    path: Parser<typeof bankAccountsCreateSchemas["request"]["path"]>;
    body: Parser<typeof bankAccountsCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof bankAccountsCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof bankAccountsCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof bankAccountsCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isBankAccountsCreateRequestPath, () => bankAccountsCreateSchemas.request.path),
    body: /* @__PURE__ */ parser(isBankAccountCreate, () => bankAccountsCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isBankAccount, () => bankAccountsCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => bankAccountsCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => bankAccountsCreateSchemas.response["5XX"]),
  },
};

function isBankAccountsListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  const customerId = own.customer_id;
  if (!isCustomerId(customerId)) return false;
  return true;
}

function isBankAccountsListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.status);
  const status = own.status;
  if (status !== undefined && !isBankAccountStatus(status)) return false;
  const type = own.type;
  if (type !== undefined && !isBankAccountType(type)) return false;
  const name = own.name;
  if (name !== undefined && typeof name !== "string") return false;
  const bankAccountId = own.bank_account_id;
  if (bankAccountId !== undefined && !isBankAccountId(bankAccountId)) return false;
  const country = own.country;
  if (country !== undefined && !isCountryCode(country)) return false;
  return true;
}

function isBankAccountsListResponse200(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!isBankAccount(item)) return false;
  }
  return true;
}

/**
 * `GET /v1/instances/{instance_id}/customers/{customer_id}/bank-accounts`: List the bank accounts of a
 * customer
 */
export const bankAccountsList: {
  request: {
    path: Parser<typeof bankAccountsListSchemas["request"]["path"]>;
    query: Parser<typeof bankAccountsListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof bankAccountsListSchemas["response"]["200"]>;
    "4XX": Parser<typeof bankAccountsListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof bankAccountsListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isBankAccountsListRequestPath, () => bankAccountsListSchemas.request.path),
    query: /* @__PURE__ */ parser(isBankAccountsListRequestQuery, () => bankAccountsListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isBankAccountsListResponse200, () => bankAccountsListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => bankAccountsListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => bankAccountsListSchemas.response["5XX"]),
  },
};
