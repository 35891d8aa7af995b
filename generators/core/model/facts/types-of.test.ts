import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { typesOf, typesOfApplicators } from "./types-of.ts";

async function schemaOf(schema: unknown) {
  const others = {
    Text: { type: "string" },
    Round: { anyOf: [{ $ref: "#/components/schemas/Round" }, { type: "null" }] },
  };
  const [subject] = (await modelOfSchemas({ Subject: schema, ...others })).schemas;
  if (!subject) throw new Error("The model has no component.");
  return subject.schema;
}

const ALL = ["null", "boolean", "number", "string", "array", "object"];
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each<[string, unknown, readonly string[]]>([
  ["nothing is said", { minLength: 1 }, ALL],
  ["members imply an object, and do not ask for one", { properties: { a: true } }, ALL],
  ["an integer is a number", { type: ["integer", "null"] }, ["number", "null"]],
  ["values have types", { enum: ["a", 1, [2], {}] }, ["string", "number", "array", "object"]],
  ["a constant beside a type that it does not have", { const: "a", type: "number" }, []],
  ["a schema for nothing", { not: {}, allOf: [false] }, []],
  ["a reference is followed", { ...to("Text"), maxLength: 3 }, ["string"]],
  ["parts hold together", { allOf: [{ type: ["string", "null"] }, { type: ["null", "array"] }] }, ["null"]],
  ["one of the branches", { oneOf: [{ type: "string" }, { const: 1 }] }, ["string", "number"]],
  ["what leads back to itself may be anything", to("Round"), ALL],
])("the types that a schema may accept: %s", async (_, schema, types) => {
  expect([...typesOf(await schemaOf(schema))].sort()).toEqual([...types].sort());
});

test("the types that the parts beside a schema's own keywords leave", async () => {
  const schema = await schemaOf({ type: "null", allOf: [{ type: ["string", "null"] }] });
  expect([...typesOfApplicators(schema)]).toEqual(["string", "null"]);
  expect([...typesOf(schema)]).toEqual(["null"]);
});

const { seed, numRuns: runs } = search(100);
const names = ["A", "B", "C", "D"];
const part = fc.oneof(
  fc.constantFrom(...names).map(to),
  fc.subarray(ALL, { minLength: 1 }).map((type) => ({ type })),
);
const component = fc.record(
  {
    type: fc.subarray(ALL, { minLength: 1 }),
    allOf: fc.array(part, { minLength: 1, maxLength: 2 }),
    anyOf: fc.array(part, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

test("the types of schemas that lead to each other do not depend on which was asked for first", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(component, { minLength: 4, maxLength: 4 }), async (components) => {
      const document = Object.fromEntries(names.map((name, index) => [name, components[index]]));
      const ask = async (order: readonly number[]) => {
        const { schemas } = await modelOfSchemas(document);
        const asked = order.map((index) => {
          const schema = schemas[index]?.schema;
          return [index, schema && [...typesOf(schema)].sort()] as const;
        });
        return Object.fromEntries(asked);
      };
      expect(await ask([3, 2, 1, 0])).toEqual(await ask([0, 1, 2, 3]));
    }),
    { numRuns: runs, seed },
  );
});
