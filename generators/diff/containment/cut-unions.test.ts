import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createContainment } from "./containment.ts";
import { meets } from "./meets.ts";

const { seed, numRuns } = search(400);

const few = fc.integer({ min: 0, max: 4 });

/** Bounds of one type, and values that show whatever some bounds leave out. */
const KINDS: Readonly<
  Record<
    string,
    { readonly bound: fc.Arbitrary<object>; readonly type: object; readonly values: readonly Json[] }
  >
> = {
  integers: {
    type: { type: "integer" },
    bound: boundsOf("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    values: Array.from({ length: 9 }, (_, index) => index - 2),
  },
  numbers: {
    type: { type: "number" },
    bound: boundsOf("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"),
    values: Array.from({ length: 17 }, (_, index) => index / 2 - 2),
  },
  lists: {
    type: { type: "array", items: { type: "integer" } },
    bound: fc.oneof(boundsOf("minItems", "maxItems"), fc.constant({ uniqueItems: true })),
    values: Array.from({ length: 7 }, (_, length) => length).flatMap((length) => [
      Array.from({ length }, (_, index) => index),
      Array.from({ length }, () => 1),
    ]),
  },
};

function boundsOf(...keywords: readonly string[]): fc.Arbitrary<object> {
  return fc.tuple(fc.constantFrom(...keywords), few).map(([keyword, value]) => ({ [keyword]: value }));
}

describe(`unions whose options share the values by bounds (SEED=${seed})`, () => {
  test.each(Object.entries(KINDS))("%s", async (_, { type, bound, values }) => {
    const counts = { proved: 0, shown: 0, open: 0 };
    const given = fc.record({
      old: fc.option(bound, { nil: {} }),
      options: fc.array(bound, { minLength: 2, maxLength: 3 }),
      keyword: fc.constantFrom("anyOf", "oneOf"),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ old, options, keyword }) => {
        const Old = { ...type, ...old };
        const New = { [keyword]: options.map((option) => ({ ...type, ...option })) };
        const model = await modelOfSchemas({ Old, New });
        const [base, revision] = ["Old", "New"].map((name) => model.schemaAt(`/components/schemas/${name}`));
        if (!base || !revision) throw new Error("Both schemas are in the model.");
        const obstacles = createContainment().findObstacles(base, revision);
        const accepted = values.filter((value) => meets(base, value));
        const lost = accepted.find((value) => !meets(revision, value));
        if (lost !== undefined) expect(obstacles, JSON.stringify(lost)).not.toEqual([]);
        if (lost !== undefined) counts.shown += 1;
        else if (!takenByOne(revision, accepted)) counts[obstacles.length === 0 ? "proved" : "open"] += 1;
      }),
      { seed, numRuns },
    );
    console.log(`cut unions: ${JSON.stringify(counts)}`);
    expect(counts.shown).toBeGreaterThan(numRuns / 20);
    expect(counts.proved).toBeGreaterThan(Math.max(numRuns / 40, counts.open * 9));
  });
});

/** True if one option accepts all values, so that they need no split. */
function takenByOne({ anyOf = [], oneOf = [] }: SchemaModel, values: readonly Json[]): boolean {
  return [...anyOf, ...oneOf].some((option) => values.every((value) => meets(option, value)));
}
