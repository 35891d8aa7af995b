// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { hasAtLeast, hasAtMost, isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { transfersList as transfersListSchemas } from "../../operations/transfers.ts";
import { isInstanceId, isPageLimit, isTransferPage } from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isTransfersListRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

function isTransfersListRequestQuery(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.limit);
  const limit = own.limit;
  if (limit !== undefined && !isPageLimit(limit)) return false;
  const startingAfter = own.starting_after;
  if (startingAfter !== undefined && (typeof startingAfter !== "string" || !hasAtLeast(startingAfter, 15) || !hasAtMost(startingAfter, 15))) return false;
  const endingBefore = own.ending_before;
  if (endingBefore !== undefined && (typeof endingBefore !== "string" || !hasAtLeast(endingBefore, 15) || !hasAtMost(endingBefore, 15))) return false;
  return true;
}

/** `GET /v1/instances/{instance_id}/transfers`: List transfers */
export const transfersList: {
  request: {
    path: Parser<typeof transfersListSchemas["request"]["path"]>;
    query: Parser<typeof transfersListSchemas["request"]["query"]>;
  };
  response: {
    "200": Parser<typeof transfersListSchemas["response"]["200"]>;
    "4XX": Parser<typeof transfersListSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof transfersListSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isTransfersListRequestPath, () => transfersListSchemas.request.path),
    query: /* @__PURE__ */ parser(isTransfersListRequestQuery, () => transfersListSchemas.request.query),
  },
  response: {
    "200": /* @__PURE__ */ parser(isTransferPage, () => transfersListSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => transfersListSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => transfersListSchemas.response["5XX"]),
  },
};
