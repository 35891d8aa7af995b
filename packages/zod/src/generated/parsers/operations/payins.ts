// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { payinsList as payinsListSchemas } from "../../operations/payins.ts";
import {
  isBankAccountId,
  isCountryCode,
  isCustomerId,
  isInstanceId,
  isPageLimit,
  isPayinId,
  isPayinStatus,
  isToken,
} from "../../predicates/request.ts";
import { isErrorEnvelope, isPayin, isPayinPage } from "../../predicates/response.ts";

function isPayinsListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

function isPayinsListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.customer_id);
  const customerId = own.customer_id;
  if (customerId !== undefined && !isCustomerId(customerId)) return false;
  const status = own.status;
  if (status !== undefined && !isPayinStatus(status)) return false;
  const customerName = own.customer_name;
  if (customerName !== undefined && typeof customerName !== "string") return false;
  const bankAccountId = own.bank_account_id;
  if (bankAccountId !== undefined && !isBankAccountId(bankAccountId)) return false;
  const country = own.country;
  if (country !== undefined && !isCountryCode(country)) return false;
  const paymentMethod = own.payment_method;
  if (paymentMethod !== undefined && typeof paymentMethod !== "string") return false;
  const network = own.network;
  if (network !== undefined && typeof network !== "string") return false;
  const token = own.token;
  if (token !== undefined && !isToken(token)) return false;
  const limit = own.limit;
  if (limit !== undefined && !isPageLimit(limit)) return false;
  const startingAfter = own.starting_after;
  if (startingAfter !== undefined && !isPayinId(startingAfter)) return false;
  const endingBefore = own.ending_before;
  if (endingBefore !== undefined && !isPayinId(endingBefore)) return false;
  return true;
}

function payinsListResponse200Part(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!isPayin(item)) return false;
  }
  return true;
}

function isPayinsListResponse200(value: unknown): boolean {
  if (!payinsListResponse200Part(value) && !isPayinPage(value)) return false;
  return true;
}

/** `GET /v1/instances/{instance_id}/payins`: List payins */
export const payinsList: {
  request: {
    path: Parser<typeof payinsListSchemas["request"]["path"]>;
    query: Parser<typeof payinsListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof payinsListSchemas["response"]["200"]>;
    "4XX": Parser<typeof payinsListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof payinsListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isPayinsListRequestPath, () => payinsListSchemas.request.path),
    query: /* @__PURE__ */ parser(isPayinsListRequestQuery, () => payinsListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isPayinsListResponse200, () => payinsListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payinsListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payinsListSchemas.response["5XX"]),
  },
};
