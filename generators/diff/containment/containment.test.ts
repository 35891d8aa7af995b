import { describe, expect, test } from "vitest";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createContainment } from "./containment.ts";

/** Compares two versions of one schema; returns lost and gained values by keyword and place. */
async function compare(old: unknown, fresh: unknown, others: Record<string, unknown> = {}) {
  const model = await modelOfSchemas({ Old: old, New: fresh, ...others });
  const [left, right] = ["Old", "New"].map((name) => model.schemaAt(`/components/schemas/${name}`));
  if (!left || !right) throw new Error("The model has no components.");
  const { findObstacles } = createContainment();
  const reported = (obstacles: ReturnType<typeof findObstacles>) =>
    obstacles.map(({ keyword, path, name, witness }) => {
      const steps = path.map((step) => ("name" in step ? step.name : "index" in step ? step.index : "*"));
      const shown = witness() === undefined ? "?" : JSON.stringify(witness());
      return `${[...steps, keyword, ...(name === undefined ? [] : [name])].join(".")} ${shown}`;
    });
  return { lost: reported(findObstacles(left, right)), gained: reported(findObstacles(right, left)) };
}

const string = { type: "string" };
const integer = { type: "integer" };

describe("what is written differently and means the same", () => {
  const card = {
    type: "object",
    properties: { type: { const: "card" }, number: string },
    required: ["type"],
  };
  const bank = { type: "object", properties: { type: { const: "bank" }, iban: string }, required: ["type"] };
  const same: Record<string, readonly [unknown, unknown]> = {
    "null as a type, in anyOf and in oneOf": [
      { type: ["string", "null"] },
      { anyOf: [{ type: "null" }, string] },
    ],
    "a reference in a list of one": [
      { allOf: [{ $ref: "#/components/schemas/New" }] },
      { type: "object", properties: { a: string } },
    ],
    "allOf merged": [
      { type: "object", properties: { a: string, b: integer }, required: ["a"] },
      {
        allOf: [
          { type: "object", properties: { a: string } },
          { properties: { b: integer }, required: ["a"] },
        ],
      },
    ],
    "const, enum and a union of constants": [
      { enum: ["a", "b"] },
      { anyOf: [{ const: "b" }, { const: "a" }] },
    ],
    "a union of one": [string, { oneOf: [string] }],
    "bounds of whole numbers": [
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
    ],
    "whole numbers as multiples of one": [integer, { type: "number", multipleOf: 1 }],
    "branches in another order": [{ oneOf: [card, bank] }, { oneOf: [bank, card] }],
    "exclusive branches as anyOf": [{ oneOf: [card, bank] }, { anyOf: [card, bank] }],
    "what every branch shares, pulled out": [
      { oneOf: [card, bank] },
      { type: "object", required: ["type"], oneOf: [card, bank] },
    ],
    "if, then and else as a union": [
      { if: { type: "string" }, then: { minLength: 2 }, else: { type: "integer" } },
      { anyOf: [{ type: "string", minLength: 2 }, integer] },
    ],
    "double negation": [string, { not: { not: string } }],
    "a negated type": [
      { not: { type: "null" } },
      { type: ["string", "number", "boolean", "array", "object"] },
    ],
    "dependentRequired as a condition": [
      { type: "object", properties: { a: string, b: string }, dependentRequired: { a: ["b"] } },
      {
        type: "object",
        properties: { a: string, b: string },
        if: { required: ["a"] },
        then: { required: ["b"] },
      },
    ],
    "required as a negated absence": [
      { type: "object", properties: { a: string }, required: ["a"] },
      { type: "object", properties: { a: string }, not: { properties: { a: false } } },
    ],
    "minProperties that required implies": [
      { type: "object", required: ["a", "b"] },
      { type: "object", required: ["a", "b"], minProperties: 2 },
    ],
    "a tuple closed by items and by maxItems": [
      { type: "array", prefixItems: [string], items: false },
      { type: "array", prefixItems: [string], maxItems: 1 },
    ],
    "a union over a property as two objects": [
      { type: "object", properties: { kind: { enum: ["a", "b"] } }, required: ["kind"] },
      {
        anyOf: [
          { type: "object", properties: { kind: { const: "a" } }, required: ["kind"] },
          { type: "object", properties: { kind: { const: "b" } }, required: ["kind"] },
        ],
      },
    ],
    "unevaluatedProperties as additionalProperties": [
      { type: "object", properties: { a: string }, additionalProperties: false },
      { type: "object", properties: { a: string }, unevaluatedProperties: false },
    ],
    "types listed and in anyOf": [{ type: ["string", "integer"] }, { anyOf: [integer, string] }],
    "keywords that speak of no type that is left": [string, { type: "string", minimum: 3, required: ["a"] }],
    "recursion unrolled once": [
      { type: "object", properties: { next: { $ref: "#/components/schemas/Old" } } },
      {
        type: "object",
        properties: { next: { type: "object", properties: { next: { $ref: "#/components/schemas/New" } } } },
      },
    ],
  };
  test.each(Object.entries(same))("%s", async (_, [old, fresh]) => {
    expect(await compare(old, fresh)).toEqual({ lost: [], gained: [] });
  });
});

describe("what is lost, with a value that shows it", () => {
  const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
  const lost: Record<string, readonly [unknown, unknown, string[]]> = {
    "a type": [{ type: ["string", "integer"] }, string, ["type 0"]],
    "whole numbers instead of numbers": [{ type: "number" }, integer, ["type 0.5"]],
    null: [object({ a: { type: ["string", "null"] } }), object({ a: string }), ['a.type {"a":null}']],
    "a member of an enum": [{ enum: ["a", "b"] }, { enum: ["a"] }, ['enum "b"']],
    "an open string": [string, { type: "string", enum: ["a"] }, ['enum "abc"']],
    "a lower bound": [{ type: "integer" }, { type: "integer", minimum: 1 }, ["minimum 0"]],
    length: [string, { type: "string", minLength: 1 }, ['minLength ""']],
    "a pattern": [string, { type: "string", pattern: "^[a-z]{3}$" }, ['pattern ""']],
    "a pattern against another": [
      { type: "string", pattern: "^a+$" },
      { type: "string", pattern: "^aa+$" },
      ['pattern "a"'],
    ],
    "a format": [string, { type: "string", format: "date" }, ['format "abc"']],
    "an optional property": [
      object({ a: string }),
      object({ a: string }, { required: ["a"] }),
      ["required.a {}"],
    ],
    "extra properties": [
      object({}),
      object({}, { additionalProperties: false }),
      ['additionalProperties {"undescribed":"text"}'],
    ],
    "a property of a closed object": [
      object({ a: string, b: string }, { additionalProperties: false }),
      object({ a: string }, { additionalProperties: false }),
      ['properties.b {"b":"abc"}'],
    ],
    "a branch": [
      { oneOf: [object({ a: { const: 1 } }, { required: ["a"] }), string] },
      { oneOf: [string] },
      ['union {"a":1}'],
    ],
    items: [{ type: "array" }, { type: "array", items: string }, ["*.type [true]"]],
    duplicates: [
      { type: "array", items: integer },
      { type: "array", items: integer, uniqueItems: true },
      ["uniqueItems [0,0]"],
    ],
    "deep inside": [
      object({ list: { type: "array", items: object({ a: { type: "integer" } }) } }),
      object({ list: { type: "array", items: object({ a: { type: "integer", maximum: 9 } }) } }),
      ['list.*.a.maximum {"list":[{"a":10}]}'],
    ],
  };
  test.each(Object.entries(lost))("%s", async (_, [old, fresh, want]) => {
    expect((await compare(old, fresh)).lost).toEqual(want);
  });
});

describe("what nobody sends", () => {
  test("a property that is declared newly takes nothing away", async () => {
    const found = await compare({ type: "object" }, { type: "object", properties: { a: string } });
    expect(found).toEqual({ lost: [], gained: [] });
  });
});

describe("what leads back to itself", () => {
  const schema = async (schemas: Record<string, unknown>) => {
    const model = await modelOfSchemas(schemas);
    return (name: string) => model.schemaAt(`/components/schemas/${name}`);
  };

  test("a negation is not proved by itself", async () => {
    const small = { type: "object", maxProperties: 1 };
    const at = await schema({
      Old: { not: { ...small, dependentSchemas: { b: { type: "array" } } } },
      New: { not: small },
    });
    expect(createContainment({ undescribed: "possible" }).findObstacles(at("Old"), at("New"))).not.toEqual(
      [],
    );
  });

  test("a branch is not proved by a proof that leaned on a branch that failed", async () => {
    const list = (name: string, value: unknown) => ({
      type: "object",
      required: ["value"],
      properties: { value, next: { $ref: `#/components/schemas/${name}` } },
    });
    const at = await schema({
      Old: list("Old", { type: "string" }),
      Short: list("Short", { type: "string", maxLength: 3 }),
      Number: list("Short", integer),
      New: { anyOf: [{ $ref: "#/components/schemas/Short" }, { $ref: "#/components/schemas/Number" }] },
    });
    expect(createContainment().findObstacles(at("Old"), at("New"))).not.toEqual([]);
    expect(createContainment().findObstacles(at("Short"), at("New"))).toEqual([]);
  });
});
