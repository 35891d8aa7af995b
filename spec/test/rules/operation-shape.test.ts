import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint } from "../lint.ts";

const get = "openapi.yaml#/paths/~1quotes/get";
const post = "openapi.yaml#/paths/~1quotes/post";
const entry = {
  status: 409,
  retryClass: "terminal",
  description: "Used.",
  action: "none",
  moneyMayHaveMoved: false,
};
const catalog = { QUOTES_USED: { ...entry, "x-codegen-derived": ["action", "moneyMayHaveMoved"] } };
const requestBody = {
  content: { "application/json": { schema: { $ref: "./Payout.yaml" } } },
};
const files = {
  "Payout.yaml": { type: "object", properties: { quote_id: { $ref: "./QuoteId.yaml" } } },
  "QuoteId.yaml": { type: "string" },
  "ErrorCode.yaml": { type: "string", enum: ["QUOTES_USED"] },
};

async function problemsOf(operation: Record<string, unknown>, method = "post"): Promise<readonly string[]> {
  const root = { "x-codegen-error-catalog": catalog };
  const schemas = { ErrorCode: { $ref: "./ErrorCode.yaml" } };
  const problems = await lint({
    ...files,
    "openapi.yaml": cleanDocument({ operation, method, root, schemas }),
  });
  return problems.map(({ place, message }) => `${place} ${message}`);
}

test("An operation without a name of the form group.method and without a tag is reported.", async () => {
  expect(await problemsOf({ operationId: "listQuotes", tags: [] }, "get")).toEqual([
    `${get}/operationId The operation \`get\` must have an operationId of the form \`group.method\`.`,
    `${get} The operation \`get\` must have a tag. Use the name of its resource group.`,
  ]);
});

test("An operation that does not say what a second request does is reported.", async () => {
  expect(await problemsOf({ "x-idempotency": undefined })).toEqual([
    `${post} The operation \`post\` must have \`x-idempotency\`: idempotent, none, or {key, usedCode, expiredCode}.`,
  ]);
});

test("A GET that claims not to be idempotent is reported.", async () => {
  expect(await problemsOf({ "x-idempotency": "none" }, "get")).toEqual([
    `${get}/x-idempotency A GET changes nothing, so its \`x-idempotency\` must be \`idempotent\`.`,
  ]);
});

test("A single-use key must name a property of the body and codes of the catalogue.", async () => {
  const idempotency = { key: "tos_id", usedCode: "QUOTES_USED", expiredCode: "QUOTES_GONE" };
  expect(await problemsOf({ requestBody, "x-idempotency": idempotency })).toEqual([
    `${post}/x-idempotency/expiredCode \`expiredCode\` must be a code of the error catalogue.`,
    `${post}/x-idempotency/key \`key\` must be a property of the request body.`,
  ]);
  expect(await problemsOf({ requestBody, "x-idempotency": { key: "quote_id" } })).toEqual([
    `${post}/x-idempotency \`x-idempotency\` must be idempotent, none, or an object of exactly key, usedCode and expiredCode.`,
  ]);
});

test("A complete operation passes, and an event needs no name.", async () => {
  const idempotency = { key: "quote_id", usedCode: "QUOTES_USED", expiredCode: "QUOTES_USED" };
  expect(await problemsOf({ requestBody, "x-idempotency": idempotency })).toEqual([]);
  const event = {
    summary: "A quote.",
    responses: { "2XX": { description: "Taken." }, "4XX": { description: "No." } },
  };
  const root = { webhooks: { "quote.new": { post: event } } };
  expect(await lint({ "openapi.yaml": cleanDocument({ root }) })).toEqual([]);
});
