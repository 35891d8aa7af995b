// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { hasAtLeast, hasAtMost, isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { payablesList as payablesListSchemas } from "../../operations/payables.ts";
import {
  isCustomerId,
  isInstanceId,
  isPageLimit,
  isPayable,
  isPayablePage,
  isPayableStatus,
} from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isPayablesListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

function isPayablesListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.status);
  const status = own.status;
  if (status !== undefined && !isPayableStatus(status)) return false;
  const customerId = own.customer_id;
  if (customerId !== undefined && !isCustomerId(customerId)) return false;
  const limit = own.limit;
  if (limit !== undefined && !isPageLimit(limit)) return false;
  const startingAfter = own.starting_after;
  if (startingAfter !== undefined && (typeof startingAfter !== "string" || !hasAtLeast(startingAfter, 15) || !hasAtMost(startingAfter, 15))) return false;
  const endingBefore = own.ending_before;
  if (endingBefore !== undefined && (typeof endingBefore !== "string" || !hasAtLeast(endingBefore, 15) || !hasAtMost(endingBefore, 15))) return false;
  return true;
}

function payablesListResponse200Part(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index += 1) {
    const item: unknown = value[index];
    if (!isPayable(item)) return false;
  }
  return true;
}

function isPayablesListResponse200(value: unknown): boolean {
  if (!payablesListResponse200Part(value) && !isPayablePage(value)) return false;
  return true;
}

/** `GET /v1/instances/{instance_id}/payables`: List payables */
export const payablesList: {
  request: {
    path: Parser<typeof payablesListSchemas["request"]["path"]>;
    query: Parser<typeof payablesListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof payablesListSchemas["response"]["200"]>;
    "4XX": Parser<typeof payablesListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof payablesListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isPayablesListRequestPath, () => payablesListSchemas.request.path),
    query: /* @__PURE__ */ parser(isPayablesListRequestQuery, () => payablesListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isPayablesListResponse200, () => payablesListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payablesListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => payablesListSchemas.response["5XX"]),
  },
};
