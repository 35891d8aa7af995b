// Generated from spec/openapi.yaml. To change it, edit the description and run `pnpm generate`.

import type { Parser } from "@crossborder/runtime/predicates";
import { isObject, membersOf, parser } from "@crossborder/runtime/predicates";
import { quotesCreate as quotesCreateSchemas } from "../../operations/quotes.ts";
import { isInstanceId, isQuote, isQuoteCreate } from "../../predicates/request.ts";
import { isErrorEnvelope } from "../../predicates/response.ts";

function isQuotesCreateRequestPath(value: unknown): boolean {
  if (!isObject(value)) return false;
  const own = membersOf(value, value.instance_id);
  const instanceId = own.instance_id;
  if (!isInstanceId(instanceId)) return false;
  return true;
}

/** `POST /v1/instances/{instance_id}/quotes`: Create a quote for a payout */
export const quotesCreate: {
  request: {
    path: Parser<typeof quotesCreateSchemas["request"]["path"]>;
    body: Parser<typeof quotesCreateSchemas["request"]["body"]>;
  };
  response: {
    "200": Parser<typeof quotesCreateSchemas["response"]["200"]>;
    "4XX": Parser<typeof quotesCreateSchemas["response"]["4XX"]>;
    "5XX": Parser<typeof quotesCreateSchemas["response"]["5XX"]>;
  };
} = {
  request: {
    path: /* @__PURE__ */ parser(isQuotesCreateRequestPath, () => quotesCreateSchemas.request.path),
    body: /* @__PURE__ */ parser(isQuoteCreate, () => quotesCreateSchemas.request.body),
  },
  response: {
    "200": /* @__PURE__ */ parser(isQuote, () => quotesCreateSchemas.response["200"]),
    "4XX": /* @__PURE__ */ parser(isErrorEnvelope, () => quotesCreateSchemas.response["4XX"]),
    "5XX": /* @__PURE__ */ parser(isErrorEnvelope, () => quotesCreateSchemas.response["5XX"]),
  },
};
