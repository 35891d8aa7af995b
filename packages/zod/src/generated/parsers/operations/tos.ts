// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { tosCreate as tosCreateSchemas } from "../../operations/tos.ts";
import { isInstanceId, isTosCreate, isTosLink } from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isTosCreateRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

/** `POST /v1/e/instances/{instance_id}/tos`: Ask for a link to the terms of service */
export const tosCreate: {
  request: {
    path: Parser<typeof tosCreateSchemas["request"]["path"]>;
    body: Parser<typeof tosCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof tosCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof tosCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof tosCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isTosCreateRequestPath, () => tosCreateSchemas.request.path),
    body: /* @__PURE__ */ parser(isTosCreate, () => tosCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isTosLink, () => tosCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => tosCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => tosCreateSchemas.response["5XX"]),
  },
};
