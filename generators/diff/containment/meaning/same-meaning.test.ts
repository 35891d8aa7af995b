import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { modelOfSchemas } from "../../../core/model/test/model-of.ts";
import { createSameMeaning } from "./same-meaning.ts";

const { seed, numRuns: runs } = search(60);

const NAMES = ["A", "B", "C", "D", "E", "F"];
const reference = fc.constantFrom(...NAMES).map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** Components that refer to each other, so that many differ only deep down or not at all. */
const written = fc.record({
  maxLength: fc.constantFrom(1, 1, 1, 2),
  properties: fc.oneof(fc.record({ a: reference }), fc.record({ a: reference, b: reference })),
});
const documents = fc.record(Object.fromEntries(NAMES.map((name) => [name, written])));
const questions = fc.shuffledSubarray(
  NAMES.flatMap((left) => NAMES.map((right) => [left, right] as const)),
  { minLength: NAMES.length ** 2 },
);

/** Classes of equal schemas by definition: split by contents until nothing can be split any more. */
function classesOf(schemas: Readonly<Record<string, object>>): Readonly<Record<string, string>> {
  let classes = Object.fromEntries(NAMES.map((name) => [name, ""]));
  for (const _ of NAMES) {
    const looks = NAMES.map((name) =>
      JSON.stringify(schemas[name], (key, value) =>
        key === "$ref" ? classes[value.split("/").at(-1)] : value,
      ),
    );
    classes = Object.fromEntries(NAMES.map((name, index) => [name, `${looks.indexOf(looks[index] ?? "")}`]));
  }
  return classes;
}

test(`recursive schemas are the same when nothing distinguishes them, in whatever order they are asked about (SEED=${seed}, ${runs} runs)`, async () => {
  await fc.assert(
    fc.asyncProperty(documents, questions, async (schemas, pairs) => {
      const classes = classesOf(schemas);
      const model = await modelOfSchemas(schemas);
      const isSame = createSameMeaning({ by: "constraints" });
      const at = (name: string) => model.schemaAt(`/components/schemas/${name}`);
      for (const [left, right] of pairs)
        expect([left, right, isSame(at(left), at(right))]).toEqual([
          left,
          right,
          classes[left] === classes[right],
        ]);
    }),
    { numRuns: runs, seed },
  );
});
