import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const ids = {
  QuoteId: { type: "string", pattern: "^qu_" },
  CustomerId: { type: "string", pattern: "^re_" },
};
const quoteId = { $ref: "#/components/schemas/QuoteId" };
const customerId = { $ref: "#/components/schemas/CustomerId" };

test("An ID that is a plain string, or the ID of another resource, is reported.", async () => {
  const parameters = [{ name: "quote_id", in: "query", schema: { type: "string" } }];
  const properties = { id: { type: "string" }, customer_id: quoteId };
  const schemas = { ...ids, Quote: { type: "object", properties } };
  const problems = await lint({ "openapi.yaml": cleanDocument({ operation: { parameters }, schemas }) });
  expect(placesOf("house/ids-use-id-components", problems)).toEqual([
    "openapi.yaml#/paths/~1quotes/get/parameters/0/schema",
    "openapi.yaml#/components/schemas/Quote/properties/id",
    "openapi.yaml#/components/schemas/Quote/properties/customer_id",
  ]);
});

test("ID components, IDs from outside, and IDs of an unknown form pass.", async () => {
  const properties = {
    id: quoteId,
    customer_id: { anyOf: [customerId, { type: "null" }] },
    receiver_id: { ...customerId, description: "The customer." },
    tax_id: { type: "string" },
    paid: { type: "boolean" },
    transfer_id: { type: "string", "x-codegen-unspecified": "The prefix is not shown." },
  };
  const schemas = { ...ids, Quote: { type: "object", properties } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
