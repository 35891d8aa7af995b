// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, parser } from "@crossborder/runtime/predicates";
import { docGet as docGetSchemas } from "../../operations/doc.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isDocGetResponse200(value: unknown): boolean {
  if (!isObject(value)) return false;
  return true;
}

/** `GET /doc`: Get the service's own description */
export const docGet: {
  request: {};
  response: {
    "200": Parser<typeof docGetSchemas["response"]["200"]>;
    "4XX": Parser<typeof docGetSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof docGetSchemas["response"]["5XX"]>;
  };
} = {
  request: {},
  response: {
    "200": /* @__PURE__ */ parser(isDocGetResponse200, () => docGetSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => docGetSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => docGetSchemas.response["5XX"]),
  },
};
