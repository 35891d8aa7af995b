import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { accepts } from "../../../core/model/accepts/accepts.ts";
import { modelOfSchemas } from "../../../core/model/test/model-of.ts";
import { areTriviallyDisjoint } from "./trivially-disjoint.ts";

const { seed, numRuns: runs } = search(200);

const KEYS = ["a", "b", "kind"];
const text = fc.constantFrom("x", "y", "z");
const listed = fc.oneof(
  text.map((value) => ({ const: value })),
  fc.uniqueArray(text, { minLength: 1 }).map((values) => ({ enum: values })),
  fc.constant({ type: "string" }),
);
const members = fc.record(
  {
    properties: fc.record({ a: listed, b: listed, kind: listed }, { requiredKeys: [] }),
    required: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
    additionalProperties: fc.constantFrom<unknown>(false, false, { type: "string" }),
    patternProperties: fc.constantFrom({ "^a": {} }, { d$: { type: "string" } }),
  },
  { requiredKeys: [] },
);
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    members,
    members,
    ...["allOf", "anyOf", "oneOf"].map((keyword) =>
      fc
        .tuple(members, fc.array(tie("schema"), { minLength: 1, maxLength: 3 }))
        .map(([own, options]) => ({ ...own, [keyword]: options })),
    ),
  ),
}));

/** Every object with at most one value of three per key. */
const objects = KEYS.reduce<readonly object[]>(
  (all, key) =>
    all.flatMap((one) => [one, ...["x", "y", "z"].map((value): object => ({ ...one, [key]: value }))]),
  [{}],
);

test(`no object meets two schemas that are marked apart (SEED=${seed}, ${runs} runs)`, async () => {
  const counts = { apart: 0, sharing: 0 };
  await fc.assert(
    fc.asyncProperty(schema, schema, async (one, another) => {
      const { schemas } = await modelOfSchemas({ One: one, Another: another });
      const [left, right] = schemas.map((component) => component.schema);
      if (!left || !right) throw new Error("Both schemas have a model.");
      const isApart = areTriviallyDisjoint(left, right);
      const shared = objects.filter((object) => accepts(left, object) && accepts(right, object));
      if (isApart) expect(shared).toEqual([]);
      counts[isApart ? "apart" : "sharing"] += 1;
    }),
    { numRuns: runs, seed },
  );
  console.log(`marks: ${JSON.stringify(counts)}`);
  expect(Math.min(counts.apart, counts.sharing)).toBeGreaterThan(runs / 10);
});

test.each([
  [
    "a closed object lacks what another requires",
    { required: ["id"] },
    { additionalProperties: false },
    true,
  ],
  [
    "one that declares it does not",
    { required: ["id"] },
    { properties: { id: {} }, additionalProperties: false },
    false,
  ],
  [
    "a pattern may allow it",
    { required: ["id"] },
    { patternProperties: { "^i": {} }, additionalProperties: false },
    false,
  ],
  [
    "every branch of a union is closed",
    { required: ["id"] },
    { anyOf: [{ additionalProperties: false }, { properties: { a: {} }, additionalProperties: false }] },
    true,
  ],
  ["one branch is open", { required: ["id"] }, { anyOf: [{ additionalProperties: false }, {}] }, false],
  ["one part is closed", { required: ["id"] }, { allOf: [{}, { additionalProperties: false }] }, true],
])("%s", async (_, demanding, closed, isApart) => {
  const { schemas } = await modelOfSchemas({ Demanding: demanding, Closed: closed });
  const [left, right] = schemas.map(({ schema }) => schema);
  if (!left || !right) throw new Error("Both schemas have a model.");
  expect([areTriviallyDisjoint(left, right), areTriviallyDisjoint(right, left)]).toEqual([isApart, isApart]);
});
