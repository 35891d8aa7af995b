import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const minorUnits = { $ref: "#/components/schemas/MinorUnits" };

test("Money that describes its own number, and minor units that are no integer, are reported.", async () => {
  const properties = { request_amount: { type: "number" }, partner_fee: { type: "integer" } };
  const schemas = { Quote: { type: "object", properties }, MinorUnits: { type: "number" } };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas }) });
  expect(placesOf("house/money-is-minor-units", problems)).toEqual([
    "openapi.yaml#/components/schemas/Quote/properties/request_amount",
    "openapi.yaml#/components/schemas/Quote/properties/partner_fee",
    "openapi.yaml#/components/schemas/MinorUnits",
  ]);
});

test("Money that references MinorUnits passes, also with siblings and as nullable.", async () => {
  const properties = {
    request_amount: { ...minorUnits, default: 0 },
    partner_fee: { anyOf: [minorUnits, { type: "null" }] },
    amount: { type: "string" },
  };
  const schemas = { Quote: { type: "object", properties }, MinorUnits: { type: "integer" } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
