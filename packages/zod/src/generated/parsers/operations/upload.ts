// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { uploadCreate as uploadCreateSchemas } from "../../operations/upload.ts";
import { isUploadResult } from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isUploadCreateRequestBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.file);
  const file = own.file;
  if (file === undefined) return false;
  const bucket = own.bucket;
  if (typeof bucket !== "string") return false;
  return true;
}

/** `POST /upload`: Upload a file */
export const uploadCreate: {
  request: {
    body: Parser<typeof uploadCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof uploadCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof uploadCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof uploadCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    body: /* @__PURE__ */ parser(isUploadCreateRequestBody, () => uploadCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isUploadResult, () => uploadCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => uploadCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => uploadCreateSchemas.response["5XX"]),
  },
};
