import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

const name = { $ref: "#/components/schemas/Name" };
const nullType = { type: "null" };

test("Every other spelling of null is reported.", async () => {
  const properties = {
    threeZero: { type: "string", nullable: true },
    inlineUnion: { anyOf: [{ type: "string" }, nullType] },
    exclusive: { oneOf: [name, nullType] },
    besideReference: { ...name, type: ["string", "null"] },
  };
  const schemas = {
    Name: { type: "string" },
    Status: { type: ["string", "null"], enum: ["approved", null] },
    Account: { type: "object", properties },
  };
  const problems = await lint({ "openapi.yaml": cleanDocument({ schemas }) });
  expect([...placesOf("house/nullability", problems)].sort()).toEqual([
    "openapi.yaml#/components/schemas/Account/properties/besideReference",
    "openapi.yaml#/components/schemas/Account/properties/exclusive/oneOf",
    "openapi.yaml#/components/schemas/Account/properties/inlineUnion/anyOf",
    "openapi.yaml#/components/schemas/Account/properties/threeZero/nullable",
    "openapi.yaml#/components/schemas/Status/enum/1",
  ]);
});

test("Type arrays inline and a union of a reference with null pass.", async () => {
  const properties = { inline: { type: ["string", "null"] }, reference: { anyOf: [name, nullType] } };
  const schemas = { Name: { type: "string" }, Account: { type: "object", properties } };
  expect(await lint({ "openapi.yaml": cleanDocument({ schemas }) })).toEqual([]);
});
