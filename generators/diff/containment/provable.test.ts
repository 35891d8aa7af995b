import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createContainment } from "./containment.ts";
import { meets } from "./meets.ts";

const { seed, numRuns: runs } = search(400);

const NAMES = ["a", "b", "c"];
const TEXTS = ["x", "yy", "xyz"];
const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 2 });
const text = fc.constantFrom(...TEXTS);

/** Exclusions of objects with three strings. */
const excluded = fc.oneof(
  names.map((required) => ({ required })),
  fc.tuple(name, text).map(([key, value]) => ({ required: [key], properties: { [key]: { const: value } } })),
  fc.tuple(name, names).map(([key, required]) => ({ required, properties: { [key]: { minLength: 2 } } })),
  fc.integer({ min: 1, max: 3 }).map((minProperties) => ({ minProperties })),
);

/** Dependencies and exclusions over objects whose values can all be listed. */
const arbitraryObject = fc
  .record(
    {
      required: names,
      dependentRequired: fc.dictionary(name, names, { maxKeys: 2, noNullPrototype: true }),
      not: excluded,
    },
    { requiredKeys: [] },
  )
  .map((keywords) => ({
    type: "object",
    properties: Object.fromEntries(NAMES.map((key) => [key, { type: "string" }])),
    ...keywords,
  }));

/** Every object with up to three strings. */
const OBJECTS = NAMES.reduce<Record<string, string>[]>(
  (objects, key) =>
    objects.flatMap((object) => [object, ...TEXTS.map((value) => ({ ...object, [key]: value }))]),
  [{}],
);

test(`what listing all values disproves is shown by one (SEED=${seed}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryObject, arbitraryObject, async (Old, New) => {
      const model = await modelOfSchemas({ Old, New });
      const [old, fresh] = [
        model.schemaAt("/components/schemas/Old"),
        model.schemaAt("/components/schemas/New"),
      ];
      const obstacles = createContainment().findObstacles(old, fresh);
      const witnesses = obstacles.map(({ witness }) => witness()).filter((value) => value !== undefined);
      const lost = OBJECTS.find((value) => meets(old, value) && !meets(fresh, value));
      if (lost !== undefined) expect(witnesses, JSON.stringify(lost)).not.toEqual([]);
    }),
    { seed, numRuns: runs },
  );
});
