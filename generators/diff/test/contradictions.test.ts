import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import type { Change } from "../change.ts";
import { arbitraryPair } from "./edited-schema.ts";
import { changesOfFixture, readFixtures, type SchemaFixture } from "./schema-fixture.ts";

const { seed, numRuns: runs } = search(20);

const string = { type: "string" };
const marked = (kind: string) => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { ...string, enum: [kind] } },
});

/** Schemas that no value meets, each for one reason. */
const IMPOSSIBLE: Readonly<Record<string, unknown>> = {
  "a format and a length": { ...string, format: "uuid", maxLength: 32 },
  "two lengths": { ...string, minLength: 3, maxLength: 2 },
  "two bounds": { type: "integer", minimum: 5, maximum: 3 },
  "two types": { allOf: [string, { type: "integer" }] },
  "two lists": { allOf: [marked("animal"), marked("dog")] },
  "a property that is required and ruled out": {
    type: "object",
    required: ["x"],
    properties: { x: false },
  },
  "objects closed against each other": {
    allOf: ["a", "b"].map((name) => ({
      type: "object",
      required: [name],
      properties: { [name]: string },
      additionalProperties: false,
    })),
  },
  "two item counts": { type: "array", minItems: 3, maxItems: 1 },
  "a union without a possible branch": {
    oneOf: [
      { ...string, minLength: 3, maxLength: 2 },
      { type: "integer", minimum: 5, maximum: 3 },
    ],
  },
};

type Placing = (schema: unknown, sibling: unknown) => unknown;

/** Places of a schema and of an impossible one in the same value. */
const LOCATIONS: Readonly<Record<string, Placing>> = {
  "beside it": (value, impossible) => objectOf({ value, impossible }),
  "further in": (value, impossible) => objectOf({ value, outer: objectOf({ impossible }) }),
  "in a list": (value, impossible) => ({
    type: "array",
    minItems: 1,
    items: objectOf({ value, impossible }),
  }),
  "in another part": (value, impossible) => ({ allOf: [objectOf({ value }), objectOf({ impossible })] }),
};

function objectOf(properties: Record<string, unknown>): unknown {
  return { type: "object", required: Object.keys(properties), properties };
}

function locationOf(name: string): Placing {
  const location = LOCATIONS[name];
  if (!location) throw new Error(`There is no place called ${name}.`);
  return location;
}

const fixtures = [...readFixtures().values()].flat();

describe(`a part that accepts nothing (SEED=${seed}, ${runs} runs)`, () => {
  test("hides no break of the fixtures", async () => {
    const impossible = Object.values(IMPOSSIBLE);
    const locations = Object.values(LOCATIONS);
    // Each run of the default size tests a part of them; a larger one tests them all.
    const share = runs > 60 ? 1 : 4;
    for (const [index, fixture] of fixtures.entries()) {
      if (index % share !== seed % share) continue;
      const location = locations[index % locations.length];
      if (location) await expectNothingHidden(fixture, location, impossible[index % impossible.length]);
    }
  });

  test("hides no break of random pairs", async () => {
    const kinds = fc.constantFrom(...Object.keys(IMPOSSIBLE));
    const locations = fc.constantFrom(...Object.keys(LOCATIONS));
    await fc.assert(
      fc.asyncProperty(arbitraryPair, kinds, locations, async ([base, revision], kind, location) => {
        const schemas = { Old: base, New: revision };
        const pair = { base: reference("Old"), revision: reference("New") };
        const given = { name: kind, ...pair, schemas: { base: schemas, revision: schemas } };
        await expectNothingHidden(
          { ...given, request: [], response: [] },
          locationOf(location),
          IMPOSSIBLE[kind],
        );
      }),
      { seed, numRuns: runs },
    );
  });
});

function reference(name: string): unknown {
  return { $ref: `#/components/schemas/${name}` };
}

/** Every break beside a possible value is also reported beside an impossible one, which is reported too. */
async function expectNothingHidden(
  fixture: SchemaFixture,
  placed: Placing,
  impossible: unknown,
): Promise<void> {
  for (const direction of ["request", "response"] as const) {
    const beside = (sibling: unknown) =>
      changesOfFixture(
        { ...fixture, base: placed(fixture.base, sibling), revision: placed(fixture.revision, sibling) },
        direction,
      );
    const [control, hidden] = [await beside(string), await beside(impossible)];
    const harmful = control.filter(isHarmful);
    if (harmful.length === 0) continue;
    const rulesOf = (changes: readonly Change[]) => changes.map(({ rule }) => rule);
    const reported = `${fixture.name} (${direction})`;
    if (harmful.some(isShown)) expect(rulesOf(hidden.filter(isHarmful)), reported).toContain(UNSATISFIABLE);
    const missing = harmful.filter((change) => !hidden.some((other) => saysAsMuch(other, change)));
    expect(rulesOf(missing), reported).toEqual([]);
  }
}

const UNSATISFIABLE = "schema-unsatisfiable";

/** True for the same harmful change, or for a schema without known values that is or was unsatisfiable. */
function saysAsMuch(found: Change, change: Change): boolean {
  if (found.rule === change.rule) return isHarmful(found);
  const isNothing = [UNSATISFIABLE, "schema-made-satisfiable"].includes(found.rule);
  return isNothing && !isShown(change) && found.location.pointer === change.location.pointer;
}

/** True for a change of values. Changes of words and annotations are never hidden. */
function isShown({ reached }: Change): boolean {
  return reached.some(({ counterexample }) => counterexample !== undefined);
}

function isHarmful({ verdict }: Change): boolean {
  return verdict === "breaking" || verdict === "risky";
}
