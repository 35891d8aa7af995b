import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createBudget } from "./budget.ts";
import { createContainment } from "./containment.ts";

const { seed, numRuns } = search(4);

const SMALL = 4;
/** Limit of steps per branch in a union of any size. */
const STEPS_OF_BRANCH = 400;

/** Every branch of a union as it is written, and an edit of every one of them. */
const unions = fc.record({
  keyword: fc.constantFrom("oneOf", "anyOf"),
  mark: fc.constantFrom("const", "enum", "none"),
  form: fc.constantFrom("inline", "component", "renamed component"),
  /** True if branches have property names in common. */
  isShared: fc.boolean(),
  properties: fc.integer({ min: 3, max: 12 }),
  edit: fc.constantFrom("other type", "shorter", "longer", "property required"),
});

type Union = typeof unions extends fc.Arbitrary<infer Value> ? Value : never;

function branch({ mark, isShared, properties, edit }: Union, index: number, isEdited: boolean): unknown {
  // Without constants, only names distinguish branches.
  const prefix = isShared && mark !== "none" ? "p" : `p${index}_`;
  const kind = mark === "const" ? { const: `k${index}` } : { enum: [`k${index}`] };
  const names = Array.from({ length: properties }, (_, at) => `${prefix}${at}`);
  const edited = { "other type": { type: "integer" }, shorter: limited(5), longer: limited(50) }[
    edit as string
  ];
  const members = names.map((name, at) => [name, at === 1 && isEdited && edited ? edited : limited(at + 9)]);
  const isDemanding = isEdited && edit === "property required";
  return {
    type: "object",
    properties: Object.fromEntries([...(mark === "none" ? [] : [["kind", kind]]), ...members]),
    required: [...(mark === "none" ? [] : ["kind"]), ...names.slice(0, isDemanding ? 3 : 2)],
  };
}

function limited(maxLength: number) {
  return { type: "string", maxLength };
}

/** Edits every branch of a union of this size; returns lost and gained values, and the maximum of steps. */
async function edited(union: Union, size: number) {
  const components: Record<string, unknown> = {};
  const side = (isEdited: boolean) => {
    const options = Array.from({ length: size }, (_, index) => {
      const made = branch(union, index, isEdited);
      if (union.form === "inline") return made;
      const name = `${union.form === "component" ? "Branch" : "Part"}${isEdited ? "New" : "Old"}${index}`;
      components[name] = made;
      return { $ref: `#/components/schemas/${name}` };
    });
    return { [union.keyword]: options };
  };
  const model = await modelOfSchemas({ Base: side(false), Revision: side(true), ...components });
  const [base, revision] = ["Base", "Revision"].map((name) => model.schemaAt(`/components/schemas/${name}`));
  if (!base || !revision) throw new Error("The model has no components.");
  const comparing = createBudget(size * STEPS_OF_BRANCH);
  const { findObstacles } = createContainment({ comparing });
  const ask = (narrow: typeof base, wide: typeof base) =>
    findObstacles(narrow, wide).map(
      ({ keyword, witness }) => `${keyword} ${witness() === undefined ? "unproved" : "shown"}`,
    );
  return { lost: kindsOf(ask(base, revision)), gained: kindsOf(ask(revision, base)) };
}

function kindsOf(obstacles: readonly string[]): string[] {
  return [...new Set(obstacles)].sort();
}

test(`a union of which every branch changes is decided whatever its size (SEED=${seed}, ${numRuns} runs)`, async () => {
  const property = fc.asyncProperty(unions, fc.integer({ min: 20, max: 80 }), async (union, size) => {
    const small = await edited(union, SMALL);
    expect([...small.lost, ...small.gained].filter((found) => !found.endsWith("shown"))).toEqual([]);
    expect(await edited(union, size)).toEqual(small);
  });
  await fc.assert(property, { seed, numRuns });
});
