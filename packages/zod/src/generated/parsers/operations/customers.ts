// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import {
  customersCreate as customersCreateSchemas,
  customersList as customersListSchemas,
} from "../../operations/customers.ts";
import {
  isBankAccountId,
  isCountryCode,
  isCustomer,
  isCustomerCreate,
  isCustomerId,
  isCustomerPage,
  isInstanceId,
  isPageLimit,
} from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isCustomersCreateRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

/** `POST /v1/instances/{instance_id}/receivers`: Create a customer */
export const customersCreate: {
  request: {
    path: Parser<typeof customersCreateSchemas["request"]["path"]>;
    body: Parser<typeof customersCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof customersCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof customersCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof customersCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isCustomersCreateRequestPath, () => customersCreateSchemas.request.path),
    body: /* @__PURE__ */ parser(isCustomerCreate, () => customersCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isCustomer, () => customersCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => customersCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => customersCreateSchemas.response["5XX"]),
  },
};

function isCustomersListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

function isCustomersListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.full_name);
  const fullName = own.full_name;
  if (fullName !== undefined && typeof fullName !== "string") return false;
  const customerName = own.customer_name;
  if (customerName !== undefined && typeof customerName !== "string") return false;
  const status = own.status;
  if (status !== undefined && typeof status !== "string") return false;
  const customerId = own.customer_id;
  if (customerId !== undefined && !isCustomerId(customerId)) return false;
  const bankAccountId = own.bank_account_id;
  if (bankAccountId !== undefined && !isBankAccountId(bankAccountId)) return false;
  const country = own.country;
  if (country !== undefined && !isCountryCode(country)) return false;
  const limit = own.limit;
  if (limit !== undefined && !isPageLimit(limit)) return false;
  const startingAfter = own.starting_after;
  if (startingAfter !== undefined && !isCustomerId(startingAfter)) return false;
  const endingBefore = own.ending_before;
  if (endingBefore !== undefined && !isCustomerId(endingBefore)) return false;
  return true;
}

function customersListResponse200Part(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!isCustomer(item)) return false;
  }
  return true;
}

function isCustomersListResponse200(value: unknown): boolean {
  if (!customersListResponse200Part(value) && !isCustomerPage(value)) return false;
  return true;
}

/** `GET /v1/instances/{instance_id}/customers`: List customers */
export const customersList: {
  request: {
    path: Parser<typeof customersListSchemas["request"]["path"]>;
    query: Parser<typeof customersListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof customersListSchemas["response"]["200"]>;
    "4XX": Parser<typeof customersListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof customersListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isCustomersListRequestPath, () => customersListSchemas.request.path),
    query: /* @__PURE__ */ parser(isCustomersListRequestQuery, () => customersListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isCustomersListResponse200, () => customersListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => customersListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => customersListSchemas.response["5XX"]),
  },
};
