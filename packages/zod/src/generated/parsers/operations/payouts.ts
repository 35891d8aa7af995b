// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import {
  payoutsCreateEvm as payoutsCreateEvmSchemas,
  payoutsList as payoutsListSchemas,
} from "../../operations/payouts.ts";
import {
  isBankAccountId,
  isCountryCode,
  isCustomerId,
  isInstanceId,
  isPageLimit,
  isPayout,
  isPayoutCreateEvm,
  isPayoutId,
  isPayoutPage,
  isToken,
} from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isPayoutsCreateEvmRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

/** `POST /v1/instances/{instance_id}/payouts/evm`: Execute a payout from an EVM wallet */
export const payoutsCreateEvm: {
  request: {
    path: Parser<typeof payoutsCreateEvmSchemas["request"]["path"]>;
    body: Parser<typeof payoutsCreateEvmSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof payoutsCreateEvmSchemas["response"]["200"]>;
    "4XX": Parser<typeof payoutsCreateEvmSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof payoutsCreateEvmSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isPayoutsCreateEvmRequestPath, () => payoutsCreateEvmSchemas.request.path),
    body: /* @__PURE__ */ parser(isPayoutCreateEvm, () => payoutsCreateEvmSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isPayout, () => payoutsCreateEvmSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payoutsCreateEvmSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payoutsCreateEvmSchemas.response["5XX"]),
  },
};

function isPayoutsListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

function isPayoutsListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.customer_id);
  const customerId = own.customer_id;
  if (customerId !== undefined && !isCustomerId(customerId)) return false;
  const status = own.status;
  if (status !== undefined && typeof status !== "string") return false;
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
  if (startingAfter !== undefined && !isPayoutId(startingAfter)) return false;
  const endingBefore = own.ending_before;
  if (endingBefore !== undefined && !isPayoutId(endingBefore)) return false;
  return true;
}

function payoutsListResponse200Part(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!isPayout(item)) return false;
  }
  return true;
}

function isPayoutsListResponse200(value: unknown): boolean {
  if (!payoutsListResponse200Part(value) && !isPayoutPage(value)) return false;
  return true;
}

/** `GET /v1/instances/{instance_id}/payouts`: List payouts */
export const payoutsList: {
  request: {
    path: Parser<typeof payoutsListSchemas["request"]["path"]>;
    query: Parser<typeof payoutsListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof payoutsListSchemas["response"]["200"]>;
    "4XX": Parser<typeof payoutsListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof payoutsListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isPayoutsListRequestPath, () => payoutsListSchemas.request.path),
    query: /* @__PURE__ */ parser(isPayoutsListRequestQuery, () => payoutsListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isPayoutsListResponse200, () => payoutsListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payoutsListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payoutsListSchemas.response["5XX"]),
  },
};
