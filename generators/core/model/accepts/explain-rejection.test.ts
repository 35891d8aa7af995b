import { expect, test } from "vitest";
import { modelOfSchemas } from "../test/model-of.ts";
import { explainRejection } from "./explain-rejection.ts";

/** Returns the explanations, as `path keyword: expected`. */
async function explained(schema: object, value: unknown): Promise<string[]> {
  const named = {
    Root: schema,
    Id: { type: "string", pattern: "^pe_" },
    Tax: { type: "string", maxLength: 3, "x-codegen-sensitive": true },
  };
  const { schemas } = await modelOfSchemas(named);
  const root = schemas.find(({ name }) => name === "Root")?.schema;
  if (root === undefined) throw new Error("The schema is not read.");
  return explainRejection(root, value).map(
    ({ path, keyword, expected, isSensitive }) =>
      `${path.join(".")} ${keyword}: ${expected}${isSensitive ? " (sensitive)" : ""}`,
  );
}

const ID = { $ref: "#/components/schemas/Id" };
const TAX = { $ref: "#/components/schemas/Tax" };
const A = { type: "object", required: ["kind"], properties: { kind: { const: "a" }, id: ID } };
const B = { type: "object", required: ["kind"], properties: { kind: { const: "b" }, id: ID } };

test.each<[string, object, unknown, string[]]>([
  ["an accepted value", { type: "string" }, "", []],
  ["a type", { type: ["string", "null"] }, 1, [" type: a string or null"]],
  ["a constant", { const: "a" }, "b", [' const: "a"']],
  ["a closed set", { enum: ["a", "b"] }, "c", [' enum: one of "a", "b"']],
  [
    "two keywords of a text",
    { minLength: 3, pattern: "^a" },
    "b",
    [" minLength: minLength 3", " pattern: pattern ^a"],
  ],
  ["a number", { maximum: 5 }, 6, [" maximum: maximum 5"]],
  ["a format", { type: "string", format: "date" }, "soon", [" format: format date"]],
  ["properties that are missing", { required: ["a", "b"] }, { a: 1 }, [' required: the property "b"']],
  ["a reference in a property", { properties: { id: ID } }, { id: "x" }, ["id pattern: pattern ^pe_"]],
  ["many items, once", { items: ID }, ["x", "pe_1", "y"], ["* pattern: pattern ^pe_"]],
  ["a tuple", { prefixItems: [ID, { type: "number" }] }, ["pe_1", "2"], ["1 type: a number"]],
  [
    "several parts",
    { allOf: [{ required: ["a"] }, { properties: { b: { type: "string" } } }] },
    { b: 1 },
    [' required: the property "a"', "b type: a string"],
  ],
  ["the branch beside null", { anyOf: [ID, { type: "null" }] }, "x", [" pattern: pattern ^pe_"]],
  ["the branch of its tag", { oneOf: [A, B] }, { kind: "b", id: "x" }, ["id pattern: pattern ^pe_"]],
  ["no branch at all", { oneOf: [A, B] }, { kind: "c" }, [" oneOf: one of 2 alternatives"]],
  [
    "two branches",
    { oneOf: [{ type: "object" }, { required: ["a"] }] },
    { a: 1 },
    [" oneOf: exactly one alternative, and 2 accept it"],
  ],
  [
    "a name that nobody declared",
    { additionalProperties: { type: "string" } },
    { secret: 1 },
    ["* type: a string"],
  ],
  [
    "a closed object",
    { properties: { a: {} }, additionalProperties: false },
    { a: 1, secret: 1 },
    ["* false: no value"],
  ],
  [
    "a condition",
    { if: { required: ["a"] }, then: { required: ["b"] } },
    { a: 1 },
    [' required: the property "b"'],
  ],
  ["an exclusion", { not: { type: "string" } }, "a", [" not: another value"]],
  [
    "a dependency",
    { dependentRequired: { a: ["b"] } },
    { a: 1 },
    [" schema: a value that the schema accepts"],
  ],
  [
    "what is sensitive, through a reference",
    { properties: { tax: TAX } },
    { tax: "1234" },
    ["tax maxLength: maxLength 3 (sensitive)"],
  ],
  [
    "what is sensitive, beside null",
    { properties: { tax: { anyOf: [TAX, { type: "null" }] } } },
    { tax: "1234" },
    ["tax maxLength: maxLength 3 (sensitive)"],
  ],
])("%s", async (_, schema, value, want) => {
  expect(await explained(schema, value)).toEqual(want);
});
