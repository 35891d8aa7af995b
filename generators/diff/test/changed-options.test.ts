import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { changesBetween } from "./changes-between.ts";

const { seed, numRuns } = search(40);

/** A member that every option has under the same name, and describes differently. */
interface Option {
  readonly mark: string;
  readonly isComponent: boolean;
  readonly members: readonly string[];
}

const options = fc
  .uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 3 })
  .chain((marks) =>
    fc.tuple(
      ...marks.map((mark) =>
        fc.record({
          mark: fc.constant(mark),
          isComponent: fc.boolean(),
          members: fc.integer({ min: 1, max: 2 }).map((count) => memberNames(mark, count)),
        }),
      ),
    ),
  );

const memberNames = (mark: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${mark}${index}`);

/** A response that is one of the options, each with different `data`. */
function written(all: readonly Option[], more: readonly string[]): string {
  const members = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const schemaOf = ({ mark, members: own }: Option) => ({
    type: "object",
    required: ["kind"],
    properties: {
      kind: { const: mark },
      data: { type: "object", properties: members([...own, ...more.map((name) => mark + name)]) },
    },
  });
  const components = all.filter(({ isComponent }) => isComponent);
  const oneOf = all.map((option) =>
    option.isComponent ? { $ref: `#/components/schemas/${option.mark}` } : schemaOf(option),
  );
  const content = { "application/json": { schema: { oneOf } } };
  return JSON.stringify({
    paths: { "/one": { get: { responses: { "200": { description: "One.", content } } } } },
    components: {
      schemas: Object.fromEntries(components.map((option) => [option.mark, schemaOf(option)])),
    },
  });
}

test("an option that is added, or says more, takes nothing from the others", async () => {
  const changed = fc.record({ options, location: fc.nat({ max: 6 }), isShuffled: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(changed, async ({ options: all, location, isShuffled }) => {
      const [added, ...kept] = all;
      if (!added) throw new Error("There are three options at least.");
      const after = isShuffled ? [...kept].reverse() : [...kept];
      after.splice(location, 0, added);
      const changes = await changesBetween({
        base: written(kept, []),
        revision: written(after, ["more"]),
      });
      const removed = changes.filter(({ rule }) => rule === "property-removed");
      expect(removed.map(({ message }) => message)).toEqual([]);
    }),
    { seed, numRuns },
  );
});
