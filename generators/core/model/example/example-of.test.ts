import { expect, test } from "vitest";
import type { Json } from "../../json.ts";
import { accepts } from "../accepts/accepts.ts";
import { KNOWN_FORMATS } from "../accepts/format.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { exampleOf, exampleOrSketch } from "./example-of.ts";
import { stringOfFormat } from "./string-of-format.ts";

async function schemaOf(schema: unknown) {
  const [subject] = (await modelOfSchemas({ Subject: schema, Pet: PET, Node: NODE })).schemas;
  if (!subject) throw new Error("The model has no component.");
  return subject.schema;
}

const PET = {
  type: "object",
  required: ["name"],
  properties: {
    name: { type: "string" },
    id: { type: "string", readOnly: true },
    age: { type: "integer" },
    note: {},
  },
};
const NODE = { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } };
const pet = { $ref: "#/components/schemas/Pet" };

test.each<[string, unknown, Json | undefined]>([
  ["its own example", { type: "integer", examples: ["no number", 7] }, 7],
  ["a default", { type: "string", default: "EUR" }, "EUR"],
  ["the first value of an enum that the rest accepts", { enum: ["a", 2], type: "integer" }, 2],
  ["a value of an enum that is not null", { enum: [null, "b"] }, "b"],
  ["null where nothing else is accepted", { const: null }, null],
  ["a format", { type: "string", format: "date" }, "2026-01-31"],
  ["a format with the name of a method", { type: "string", format: "constructor" }, "example"],
  [
    "a prefix and a length",
    { type: "string", pattern: "^or_[0-9a-z]{12}$", minLength: 15 },
    "or_100000000000",
  ],
  ["a pattern", { type: "string", pattern: "^\\d{4}-(?:Q[1-4])$" }, "1111-Q1"],
  ["a length", { type: "string", maxLength: 2 }, "ex"],
  ["a length that no reader wants to see", { type: "string", minLength: 1e9 }, undefined],
  ["a number", { type: "number" }, 1],
  ["a number above a limit", { type: "integer", exclusiveMinimum: 4, multipleOf: 3 }, 6],
  ["a number of which multiples are not exact", { type: "number", minimum: 0.25, multipleOf: 0.1 }, 0.3],
  ["a type or null", { type: ["null", "boolean"] }, true],
  ["members that are required, and those that are described", pet, { name: "example", age: 1 }],
  [
    "a part of which the example is not enough",
    { allOf: [pet, { required: ["id"] }] },
    { name: "example", id: "example", age: 1 },
  ],
  ["a branch that is not null", { anyOf: [{ type: "null" }, pet] }, { name: "example", age: 1 }],
  [
    "a branch that the others reject",
    { oneOf: [{}, { type: "integer" }, { type: "null" }], not: { type: "object" } },
    "example",
  ],
  [
    "what a condition asks for",
    { if: { required: ["a"] }, then: { required: ["b"] }, minProperties: 2 },
    { a: {}, b: {} },
  ],
  [
    "as many items as are needed",
    { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 2, uniqueItems: true },
    ["a", "b"],
  ],
  ["more items than a reader wants to see", { type: "array", items: {}, minItems: 1e9 }, undefined],
  [
    "members of a map",
    { type: "object", additionalProperties: { type: "integer" }, minProperties: 1 },
    { property1: 1 },
  ],
  ["everything", {}, {}],
  ["nothing", { not: {} }, undefined],
])("an example: %s", async (_, schema, example) => {
  expect(exampleOf(await schemaOf(schema))).toEqual(example);
});

test("examples of schemas that refer to themselves end", async () => {
  const schema = await schemaOf({ $ref: "#/components/schemas/Node" });
  expect(JSON.stringify(exampleOf(schema))).toMatch(/^(\{"next":){2,8}\{\}\}+$/);
});

test("an example that is given comes first where the schema accepts it", async () => {
  expect(exampleOf(await schemaOf({ type: "integer" }), { given: ["x", 3] })).toBe(3);
});

test("with the members that are required alone", async () => {
  expect(exampleOf(await schemaOf(pet), { members: "required" })).toEqual({ name: "example" });
});

test("a sketch has the right type where no example is found", async () => {
  const schema = await schemaOf({ type: "string", pattern: "^(?=b)a" });
  expect(exampleOf(schema)).toBeUndefined();
  expect(typeof exampleOrSketch(schema)).toBe("string");
});

test("null is no reason for a sketch", async () => {
  expect(exampleOrSketch(await schemaOf({ enum: [null] }), { free: "example" })).toBeNull();
});

test.each(KNOWN_FORMATS.filter((format) => !format.startsWith("int")))(
  "a text of the format %s",
  async (format) => {
    const schema = await schemaOf({ type: "string", format });
    expect(accepts(schema, stringOfFormat(format), { formats: "assert" })).toBe(true);
  },
);
