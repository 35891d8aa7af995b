import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import type { SchemaModel } from "../schema-model.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { accepts } from "./accepts.ts";
import { meetsSchema } from "./evaluate.ts";
import { startScope } from "./evaluation.ts";
import { ASSERTED_FORMATS } from "./format.ts";

const { seed, numRuns: runs } = search(100);

const NAMES = ["A", "B", "C", "D"];
const KEYS = ["a", "b", "c"];

const leaf: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  true,
  { type: "object" },
  { type: "string" },
  { const: 1 },
  { required: ["a"] },
  { maxProperties: 1 },
);

/** Schemas that refer to each other in all ways, also to themselves for the same value. */
const { schema } = fc.letrec<{ schema: unknown; inner: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    leaf,
    fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/schemas/${name}` })),
    tie("inner"),
  ),
  inner: fc.record(
    {
      allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
      anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
      oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
      not: tie("schema"),
      then: tie("schema"),
      if: tie("schema"),
      properties: fc.dictionary(fc.constantFrom(...KEYS), tie("schema"), { maxKeys: 2 }),
      items: tie("schema"),
      contains: tie("schema"),
      unevaluatedProperties: fc.constantFrom<unknown>(false, { type: "string" }),
      unevaluatedItems: fc.constant(false),
    },
    { requiredKeys: [] },
  ),
}));

const schemas = fc.record(Object.fromEntries(NAMES.map((name) => [name, schema])));

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<unknown>(1, "text", null),
    fc.dictionary(fc.constantFrom(...KEYS), tie("value"), { maxKeys: 3 }),
    fc.array(tie("value"), { maxLength: 3 }),
  ),
})).value;

/** Evaluates each value twice with each schema in turn, and compares every result with an uncached one. */
function compareAnswers(
  schemas: readonly SchemaModel[],
  { values, order }: { readonly values: readonly unknown[]; readonly order: number },
): boolean[] {
  const scope = startScope({ formats: new Set(ASSERTED_FORMATS), isCached: true });
  return [...values, ...values].flatMap((value, index) =>
    schemas.map((_, turn) => {
      const next = schemas[(turn + order + index) % schemas.length] as SchemaModel; // the index is within the list
      const expected = accepts(next, value);
      const found = meetsSchema(next, value, scope);
      expect(found, JSON.stringify([next.location.pointer, value])).toBe(expected);
      return expected;
    }),
  );
}

test(`answers that are kept are those that are found anew (SEED=${seed}, ${runs} runs)`, async () => {
  const answers: boolean[] = [];
  const question = fc.record({ values: fc.array(value, { minLength: 1, maxLength: 4 }), order: fc.nat() });
  await fc.assert(
    fc.asyncProperty(schemas, question, async (described, asked) => {
      const { schemas } = await modelOfSchemas(described);
      answers.push(
        ...compareAnswers(
          schemas.map((one) => one.schema),
          asked,
        ),
      );
    }),
    { numRuns: runs, seed },
  );
  const accepted = answers.filter(Boolean).length;
  console.log(`kept answers: ${accepted} of ${answers.length} accepted`);
  expect(Math.min(accepted, answers.length - accepted)).toBeGreaterThan(runs / 10);
});

test.each([0, 1])("schemas that exclude each other are asked anew, in either order (%i)", async (order) => {
  const { schemas } = await modelOfSchemas({
    A: { not: { $ref: "#/components/schemas/B" } },
    B: { not: { $ref: "#/components/schemas/A" } },
  });
  compareAnswers(
    schemas.map((one) => one.schema),
    { values: [{}], order },
  );
});
