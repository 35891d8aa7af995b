import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import { schemaChildren } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { createOpenEnums } from "./open-enums.ts";
import { allSchemas, canGrow, findReadings, type Readings } from "./reading.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const { seed, numRuns: runs } = search(150);
const NAMES = ["A", "B", "C"];

const kind = fc.constantFrom({ enum: ["a", "b"] }, { enum: ["c", "d"] }, ref("Leaf"), ref("Alias"));
const own = fc.record(
  {
    properties: fc.record({ kind, mood: kind }, { requiredKeys: [] }),
    discriminator: fc.constant({ propertyName: "kind" }),
    allOf: fc.array(
      fc.oneof(fc.constantFrom(...NAMES.map(ref)), fc.record({ properties: fc.record({ kind }) })),
      {
        minLength: 1,
        maxLength: 2,
      },
    ),
    oneOf: fc.uniqueArray(fc.constantFrom(...NAMES.map(ref)), { minLength: 1, selector: ({ $ref }) => $ref }),
  },
  { requiredKeys: [] },
);

/** The enums of a model that may grow in responses, without those that a discriminating property refers to. */
function growing(schemas: Iterable<SchemaModel>, readings: Readings): SchemaModel[] {
  const all = [...schemas];
  const literal = new Set(all.filter(readings.staysLiteral));
  for (const schema of literal) for (const part of conjuncts(schema)) literal.add(part);
  return all.filter((schema) => readings.isOpen(schema) && !literal.has(schema));
}

test(`the results are those of the readings for random schemas (SEED=${seed})`, async () => {
  const counts = { open: 0, literal: 0 };
  await fc.assert(
    fc.asyncProperty(fc.tuple(own, own, own), async ([A, B, C]) => {
      const model = await modelOfSchemas({ A, B, C, Leaf: { enum: ["x", "y"] }, Alias: ref("Leaf") });
      const isOpen = createOpenEnums(model);
      const readings = findReadings(model);
      const schemas = allSchemas(model);
      expect([...schemas].filter(isOpen)).toEqual(growing(schemas, readings));
      for (const schema of schemas) {
        if (canGrow(schema)) counts[isOpen(schema) ? "open" : "literal"] += 1;
      }
    }),
    { numRuns: runs, seed },
  );
  expect(Math.min(counts.open, counts.literal)).toBeGreaterThan(runs / 20);
});

test("the results are those of the readings, whether a discriminator stands on a union or on a parent", async () => {
  const model = await modelOfSchemas({
    Kind: { enum: ["cat", "dog"] },
    Cat: { properties: { kind: ref("Kind"), mood: { enum: ["calm", "wild"] } } },
    Dog: { properties: { kind: { enum: ["dog", "puppy"] } } },
    Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
    Animal: { properties: { species: { enum: ["a", "b"] } }, discriminator: { propertyName: "species" } },
    Bird: { allOf: [ref("Animal"), {}], properties: { species: { enum: ["c", "d"] } } },
    Single: { enum: ["one"] },
    Stone: { properties: { kind: { enum: ["hard", "soft"] } } },
  });
  const isOpen = createOpenEnums(model);
  const readings = findReadings(model);
  const schemas = model.schemas.flatMap(({ schema }) => [schema, ...schemaChildren(schema)]);
  const open = schemas.filter(isOpen);
  expect(open).toEqual(growing(schemas, readings));
  expect(open.map(({ location }) => location.pointer)).toEqual([
    "/components/schemas/Cat/properties/mood",
    "/components/schemas/Stone/properties/kind",
  ]);
});
