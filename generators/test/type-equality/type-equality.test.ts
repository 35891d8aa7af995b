import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { asComponent } from "../../core/model/accepts/test/conformance-suite.ts";
import { arbitraryRecursiveSchema } from "../../validators/test/arbitrary-schema.ts";
import { combinations, REFERRED } from "./matrix.ts";
import { modelOfBoth, type Refuted, refutedClaims } from "./type-claims.ts";

/** Every combination of the members in the matrix, valid and invalid ones. */
const OBJECTS = ["x", 1, undefined].flatMap((a) =>
  [1, "x", undefined].flatMap((b) =>
    [true, 1, undefined].map((c) => JSON.parse(JSON.stringify({ a, b, c }))),
  ),
);
const VALUES: readonly unknown[] = [null, "x", "z", ...OBJECTS];

function textOf(refuted: readonly Refuted[], nameOf: (component: string) => string): string[] {
  return refuted.map(({ component, claim, value = "" }) => `${claim} ${value} of ${nameOf(component)}`);
}

/** Older compilers take five times as long, so only CI runs them: it sets `COMPILERS=all`. */
const OLDER =
  process.env.COMPILERS === "all" ? ["typescript55", "typescript57", "typescript5", "typescript6"] : [];
const COMPILERS = [
  "node_modules/typescript/bin/tsc",
  ...OLDER.map((name) => `e2e/node_modules/${name}/bin/tsc`),
];

describe.each(COMPILERS)("what a validator infers is the type, and has every value, by %s", (compiler) => {
  test.each([true, false])(
    "for each of 1,008 combinations, in both readings (exactOptionalPropertyTypes: %s)",
    async (exactOptionalPropertyTypes) => {
      const all = combinations();
      expect(all).toHaveLength(1008);
      const named = all.map(({ schema }, index) => [`Case${index}`, schema]);
      const model = await modelOfBoth({ ...REFERRED, ...Object.fromEntries(named) });
      const refuted = await refutedClaims(model, VALUES, { compiler, exactOptionalPropertyTypes });
      expect(textOf(refuted, (component) => all[Number(component.slice(4))]?.name ?? component)).toEqual([]);
    },
  );
});

const { seed, numRuns } = search(150);

test(`what a validator infers is the type, for ${numRuns} random schemas (SEED=${seed})`, async () => {
  const schemas = fc.sample(arbitraryRecursiveSchema, { seed, numRuns });
  const named = schemas.map((schema, index) => [`S${index}`, asComponent(schema as never, `S${index}`)]); // of JSON alone
  const refuted = await refutedClaims(await modelOfBoth(Object.fromEntries(named)), []);
  expect(textOf(refuted, (component) => JSON.stringify(schemas[Number(component.slice(1))]))).toEqual([]);
});

test("two recursive types of one text are the same, where the compiler cannot say so", async () => {
  const refersTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const schemas = {
    Map: { additionalProperties: { anyOf: [{ type: "integer" }, { ...refersTo("Map"), required: ["b"] }] } },
    Narrower: {
      additionalProperties: {
        anyOf: [{ type: "integer" }, { ...refersTo("Narrower"), properties: { b: { const: "x" } } }],
      },
    },
    Tuple: { prefixItems: [refersTo("Tuple"), false], maxItems: 2 },
  };
  expect(await refutedClaims(await modelOfBoth(schemas), [])).toEqual([]);
});
