import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import * as z from "zod";
import { search } from "../../../../../random-search.ts";
import { needAcceptance } from "../../../src/zod/accept/acceptance.ts";
import { provideAcceptance } from "../../../src/zod/accept/provided-acceptance.ts";
import {
  additionalProperties,
  array,
  byte,
  integer,
  maxProperties,
  minProperties,
  multipleOf,
  object,
  patternProperties,
  propertyNames,
  record,
  tuple,
  uniqueItems,
  unstated,
} from "../../../src/zod/index.ts";

// A bundle without unions, conditions and references comes without the quick check. What it parses must be the same.

const { seed, numRuns } = search(1500);

const PATTERN = /^[a-c]/u;

const leaves = fc.constantFrom<z.ZodType>(
  z.string(),
  z.string().min(1).max(3),
  z.string({ error: "text, please" }),
  z.string().check(byte()),
  z.email(),
  z.number(),
  z.number().gte(0).check(integer()),
  z.number().check(multipleOf(0.5)),
  z.int(),
  z.boolean(),
  z.null(),
  z.unknown(),
  z.never(),
  unstated,
  z.enum(["a", "b"]),
  z.literal([1, "a", null]),
  z.string().default("a"),
  z.string().trim(),
  z.coerce.number(),
  z.string().refine((text) => text !== "b", "not b"),
  z.string().catch("c"),
);

const KEYS = ["a", "b", "toString", "__proto__", "x"];
const keys = fc.constantFrom(...KEYS);

/** What is done to an object before it is used. */
const finishes: readonly ((schema: ReturnType<typeof object>) => z.ZodType)[] = [
  (schema) => schema,
  (schema) => schema.loose(),
  (schema) => schema.strict(),
  (schema) => schema.strip(),
  (schema) => schema.catchall(z.number()),
  (schema) => schema.partial(),
  (schema) => schema.check(minProperties(1), maxProperties(3)),
  (schema) => schema.check(propertyNames(z.string().max(1))),
  (schema) => schema.check(additionalProperties(z.string(), { names: ["a"], patterns: [PATTERN] })),
];

const { schema: schemas } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaves,
    fc
      .tuple(fc.dictionary(keys, tie("schema"), { maxKeys: 4 }), fc.constantFrom(...finishes))
      .map(([shape, finish]) => finish(object(shape))),
    tie("schema").map((item) => array(item)),
    tie("schema").map((item) => array(item).min(1).max(2).check(uniqueItems())),
    fc.tuple(tie("schema"), tie("schema")).map(([first, rest]) => tuple([first], rest)),
    fc.tuple(tie("schema"), tie("schema")).map((items) => tuple(items)),
    tie("schema").map((value) => record(value)),
    tie("schema").map((inner) => inner.nullable()),
    tie("schema").map((inner) => inner.optional()),
    tie("schema").map((inner) => inner.exactOptional()),
    tie("schema").map((inner) => inner.readonly()),
    fc
      .tuple(tie("schema"), tie("schema"))
      .map(([named, matched]) => object({ a: named }).check(patternProperties([PATTERN, matched]))),
  ),
}));

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      "",
      "a",
      "b",
      "abcd",
      "YQ==",
      "a@b.test",
      0,
      1,
      1.5,
      -1,
      Number.NaN,
      true,
      null,
      undefined,
    ),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(fc.tuple(keys, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
}));

/** All that a caller can see of a result. */
function outcome(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  const isHandedThrough = success && Object.is(data, value);
  return { success, data, isHandedThrough, issues: error?.issues };
}

afterEach(needAcceptance);

test("objects and lists are parsed alike with the quick check and without", () => {
  fc.assert(
    fc.property(schemas, fc.array(values, { minLength: 1, maxLength: 5 }), (schema, given) => {
      for (const value of given) {
        provideAcceptance(undefined);
        const without = outcome(schema, value);
        needAcceptance();
        expect(without).toStrictEqual(outcome(schema, value));
      }
    }),
    { numRuns, seed },
  );
});
