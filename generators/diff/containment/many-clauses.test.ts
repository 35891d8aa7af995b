import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import type { Json } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { modelOfSchemas } from "../../core/model/test/model-of.ts";
import { createBudget } from "./budget.ts";
import { createContainment } from "./containment.ts";

const { seed, numRuns } = search(1);

type Schema = Readonly<Record<string, unknown>>;

/** A few properties, and clauses that constrain only them, so that all values can be listed. */
interface Group {
  readonly properties: Readonly<Record<"flag" | "count" | "name", Schema>>;
  readonly required: readonly string[];
  readonly clauses: readonly Schema[];
}

const flag = fc.constant<Schema>({ type: "boolean" });
const count = fc
  .record({ minimum: fc.integer({ min: 0, max: 2 }), maximum: fc.integer({ min: 3, max: 6 }) })
  .map((bounds): Schema => ({ type: "integer", ...bounds }));
const name = fc.integer({ min: 2, max: 5 }).map((maxLength): Schema => ({ type: "string", maxLength }));

const said = fc.oneof(
  fc.constantFrom("flag", "count", "name").map((key): Schema => ({ required: [key] })),
  fc.boolean().map((value): Schema => ({ properties: { flag: { const: value } }, required: ["flag"] })),
  fc.boolean().map((value): Schema => ({ properties: { flag: { const: value } } })),
  fc.integer({ min: 1, max: 5 }).map((minimum): Schema => ({ properties: { count: { minimum } } })),
  fc.integer({ min: 1, max: 4 }).map((maximum): Schema => ({ properties: { count: { maximum } } })),
  fc.integer({ min: 1, max: 4 }).map((minLength): Schema => ({ properties: { name: { minLength } } })),
  fc.integer({ min: 1, max: 4 }).map((size): Schema => ({ properties: { name: { maxLength: size } } })),
);
const clause = fc.oneof(
  fc.array(said, { minLength: 2, maxLength: 3 }).map((anyOf): Schema => ({ anyOf })),
  fc.tuple(said, said).map(([asked, then]): Schema => ({ if: asked, then })),
  fc.tuple(said, said, said).map(([asked, then, other]): Schema => ({ if: asked, then, else: other })),
  fc.tuple(said, said).map((oneOf): Schema => ({ oneOf })),
);
const group: fc.Arbitrary<Group> = fc.record({
  properties: fc.record({ flag, count, name }),
  required: fc.subarray(["flag", "count", "name"], { maxLength: 1 }),
  clauses: fc.array(clause, { minLength: 2, maxLength: 4 }),
});

type Edit = (group: Group) => Group;

const without = (clauses: readonly Schema[], at: number) =>
  clauses.filter((_, index) => index !== at % clauses.length);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  clause.map(
    (added): Edit =>
      (old) => ({ ...old, clauses: [...old.clauses, added] }),
  ),
  fc.nat(3).map(
    (at): Edit =>
      (old) => ({ ...old, clauses: without(old.clauses, at) }),
  ),
  fc.tuple(fc.nat(3), clause).map(
    ([at, other]): Edit =>
      (old) => ({ ...old, clauses: [other, ...without(old.clauses, at)] }),
  ),
  fc.tuple(fc.nat(3), said).map(
    ([at, option]): Edit =>
      (old) => ({
        ...old,
        clauses: old.clauses.map((one, index) =>
          index === at % old.clauses.length && Array.isArray(one.anyOf)
            ? { anyOf: [...one.anyOf, option] }
            : one,
        ),
      }),
  ),
  count.map(
    (other): Edit =>
      (old) => ({ ...old, properties: { ...old.properties, count: other } }),
  ),
  name.map(
    (other): Edit =>
      (old) => ({ ...old, properties: { ...old.properties, name: other } }),
  ),
  fc.constantFrom<readonly string[]>([], ["flag"], ["count"]).map(
    (required): Edit =>
      (old) => ({ ...old, required }),
  ),
  fc.constant<Edit>((old) => ({ ...old, clauses: [...old.clauses].reverse() })),
);

/** Combines the groups into one schema; each constrains separate properties. */
function schemaOf(groups: readonly Group[]): Schema {
  const own = groups.map((one, index) =>
    JSON.parse(JSON.stringify(one).replace(/"(flag|count|name)"/g, `"$1${index}"`)),
  );
  return {
    type: "object",
    properties: Object.assign({}, ...own.map(({ properties }) => properties)),
    required: own.flatMap(({ required }) => required),
    allOf: own.flatMap(({ clauses }) => clauses),
  };
}

const optional = (key: string, values: readonly Json[]) => [{}, ...values.map((value) => ({ [key]: value }))];

/** Every value of a group that some bound tells from another one. */
const VALUES = optional("flag0", [true, false]).flatMap((flags) =>
  optional("count0", [0, 1, 2, 3, 4, 5, 6]).flatMap((counts) =>
    optional("name0", ["", "a", "aa", "aaa", "aaaa", "aaaaa"]).map((names) => ({
      ...flags,
      ...counts,
      ...names,
    })),
  ),
);

async function modelsOf(...schemas: readonly Schema[]): Promise<readonly SchemaModel[]> {
  const model = await modelOfSchemas(
    Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema])),
  );
  return model.schemas.map(({ schema }) => schema);
}

async function lostValue(base: Group, revision: Group): Promise<Json | undefined> {
  const [old, changed] = await modelsOf(schemaOf([base]), schemaOf([revision]));
  if (!old || !changed) throw new Error("There is no such schema.");
  return VALUES.find((value) => accepts(old, value) && !accepts(changed, value));
}

async function hasValue(one: Group): Promise<boolean> {
  const [schema] = await modelsOf(schemaOf([one]));
  return schema !== undefined && VALUES.some((value) => accepts(schema, value));
}

describe(`one edit among many clauses (SEED=${seed})`, () => {
  test.each([
    [10, 40],
    [50, 12],
    [200, 8],
  ])("%i clauses, %i cases", async (size, cases) => {
    const counts = { proved: 0, shown: 0, undecided: 0, steps: 0 };
    const given = fc.record({
      kinds: fc.array(group, { minLength: 4, maxLength: 6 }),
      at: fc.nat(5),
      change: edit,
      isTurned: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ kinds, at, change, isTurned }) => {
        const possible: Group[] = [];
        for (const kind of kinds) if (await hasValue(kind)) possible.push(kind);
        const [first] = possible;
        if (!first) return;
        const groups: Group[] = [];
        for (let clauses = 0; clauses < size; clauses += groups.at(-1)?.clauses.length ?? size)
          groups.push(possible[groups.length % possible.length] ?? first);
        const location = at % groups.length;
        const changed = groups.map((one, index) => (index === location ? change(one) : one));
        const [narrows, wides] = isTurned ? [changed, groups] : [groups, changed];
        const [before, after] = [narrows[location], wides[location]];
        if (!before || !after || !(await hasValue(before))) return;
        const [narrow, wide] = await modelsOf(schemaOf(narrows), schemaOf(wides));
        if (!narrow || !wide) throw new Error("There is no such schema.");
        const [comparing, sampling] = [createBudget(200_000), createBudget(200_000)];
        const obstacles = createContainment({ comparing, sampling }).findObstacles(narrow, wide);
        expect(comparing.isExhausted()).toBe(false);
        counts.steps = Math.max(counts.steps, Math.round(comparing.spent));
        const lost = await lostValue(before, after);
        if (obstacles.length === 0) expect(lost, "a value was lost").toBeUndefined();
        const witnesses = obstacles.map(({ witness }) => witness());
        for (const value of witnesses) {
          if (value === undefined) continue;
          expect([accepts(narrow, value), accepts(wide, value)]).toEqual([true, false]);
        }
        const isShown = witnesses.some((value) => value !== undefined);
        counts[obstacles.length === 0 ? "proved" : isShown ? "shown" : "undecided"] += 1;
      }),
      { numRuns: numRuns * cases, seed },
    );
    console.log(`${size} clauses: ${JSON.stringify(counts)}`);
    expect(counts.proved).toBeGreaterThan(0);
    expect(counts.shown).toBeGreaterThan(0);
    // Some proofs and some values would take too long.
    expect(counts.undecided).toBeLessThanOrEqual(1 + (cases * numRuns) / 8);
  });
});
