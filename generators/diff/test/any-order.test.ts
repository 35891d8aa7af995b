import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { type Described, documentOf, edited } from "./ordered-document.ts";

const { seed, numRuns: runs } = search(30);

const NAMES = ["A", "B", "C", "D"];
const KEYS = ["a", "b", "kind"];
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const leaf = fc.constantFrom<object>(
  { const: "x" },
  { enum: ["x", "z"] },
  { type: "string" },
  { type: "integer" },
  { type: "string", minLength: 3, maxLength: 2 },
);
const other = fc.constantFrom(...NAMES.map(ref));
const inner = fc.oneof(
  other,
  leaf,
  other.map((items) => ({ type: "array", items })),
  fc.tuple(other, fc.oneof(other, leaf)).map((oneOf) => ({ oneOf })),
);

/** Objects that contain each other, directly, in lists and in unions. */
const schema = fc.record({
  type: fc.constant("object"),
  properties: fc.record({ a: inner, b: inner, kind: leaf }, { requiredKeys: [] }),
  required: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 1 }),
});
const schemas = fc.record(Object.fromEntries(NAMES.map((name) => [name, schema])));

/** Schemas that operations take or return. */
const operations = fc.array(fc.record({ isRequest: fc.boolean(), held: inner, isWrapped: fc.boolean() }), {
  minLength: 2,
  maxLength: 4,
});

/** Returns the entries of a report, without their order. */
function entriesOf(changes: readonly Change[]): string[] {
  return changes
    .map(({ rule, verdict, direction, message, location, reached, details = [] }) =>
      JSON.stringify([
        [rule, verdict, direction, location.pointer],
        reached.length === 1 ? message : "",
        reached.map(({ name, where, value, verdict: own }) => `${name} ${where} ${value} ${own}`).sort(),
        details.map((detail) => `${detail.rule} ${detail.verdict} ${detail.location.pointer}`).sort(),
      ]),
    )
    .sort();
}

/** Returns the entries of a report on two documents with an order of paths and components. */
async function entriesIn(old: Described, now: Described, order: number): Promise<readonly string[]> {
  const models = {
    base: await modelOf(documentOf(old, order)),
    revision: await modelOf(documentOf(now, order)),
  };
  return entriesOf(diffDocuments(models, TEST_OPTIONS).changes);
}

test.each<[string, Described, number]>([
  [
    "a schema that was replaced, where one operation holds it deeper than another",
    {
      schemas: {
        A: { properties: { a: { oneOf: [ref("B"), ref("A")] }, b: { const: "x" }, kind: { const: "x" } } },
        B: { properties: { a: { const: "x" }, b: { type: "integer" } } },
        C: { properties: { kind: { const: "x" } } },
        D: { properties: { b: { type: "array", items: ref("A") }, kind: { enum: ["x", "z"] } } },
      },
      operations: [
        { isRequest: false, held: { oneOf: [ref("C"), ref("D")] }, isWrapped: false },
        { isRequest: false, held: { oneOf: [ref("A"), { const: "x" }] }, isWrapped: false },
        { isRequest: false, held: ref("A"), isWrapped: false },
      ],
    },
    4,
  ],
  [
    "an option that holds only if the component does that it leads back to",
    {
      schemas: {
        A: { properties: { b: { oneOf: [ref("C"), { const: "x" }] } } },
        B: {},
        C: { properties: { a: { oneOf: [ref("A"), ref("A")] }, kind: { const: "x" } } },
        D: {},
      },
      operations: ["C", "A", "A"].map((name) => ({ isRequest: false, held: ref(name), isWrapped: false })),
    },
    2,
  ],
  [
    "an option that holds only if two components do, of which one is being compared inside the other",
    {
      schemas: {
        A: {
          properties: {
            a: { type: "array", items: ref("A") },
            b: { oneOf: [ref("A"), ref("D")] },
            kind: { const: "x" },
          },
        },
        B: {},
        C: { properties: { b: ref("D") } },
        D: { properties: { a: { oneOf: [ref("A"), { const: "x" }] } } },
      },
      operations: ["C", "A", "A"].map((name) => ({ isRequest: false, held: ref(name), isWrapped: false })),
    },
    2,
  ],
  [
    "an option that holds only if a component does, of which an answer is asked again before that has failed",
    {
      schemas: {
        A: { properties: { a: ref("C"), b: { const: "x" } } },
        B: {
          properties: { a: ref("A"), b: { oneOf: [ref("C"), ref("A")] }, kind: { const: "x" } },
        },
        C: { properties: { a: { oneOf: [ref("B"), { const: "x" }] } }, required: ["a"] },
      },
      operations: [
        { isRequest: false, held: { type: "array", items: ref("B") }, isWrapped: false },
        { isRequest: false, held: { oneOf: [ref("A"), { const: "x" }] }, isWrapped: false },
        { isRequest: false, held: { type: "array", items: ref("A") }, isWrapped: false },
      ],
    },
    3,
  ],
  [
    "an overlap that only a value shows which more than one way leads to",
    {
      schemas: {
        A: {
          properties: {
            b: { oneOf: [ref("A"), { type: "string", minLength: 3, maxLength: 2 }] },
            kind: { const: "x" },
          },
        },
        B: { properties: { a: { oneOf: [ref("D"), { const: "x" }] }, kind: { const: "x" } } },
        C: {
          properties: { a: { type: "array", items: ref("B") }, b: ref("D"), kind: { const: "x" } },
          required: ["b"],
        },
        D: { properties: { a: { oneOf: [ref("C"), { const: "x" }] }, b: ref("A") } },
      },
      operations: [
        { isRequest: true, held: { oneOf: [ref("C"), ref("D")] }, isWrapped: false },
        { isRequest: false, held: { oneOf: [ref("A"), ref("A")] }, isWrapped: false },
        { isRequest: false, held: { oneOf: [ref("C"), { const: "x" }] }, isWrapped: false },
      ],
    },
    1,
  ],
])("%s, is reported alike in any order", async (_, described, location) => {
  const old = typed(described);
  const now = edited(old, [location]);
  const inOrder = await entriesIn(old, now, 0);
  expect(inOrder).not.toEqual([]);
  for (let order = 1; order < 24; order += 1) expect(await entriesIn(old, now, order)).toEqual(inOrder);
});

test("a value that is new where an overlap went takes the place of none, whatever way leads there", async () => {
  const impossible = { type: "string", minLength: 3, maxLength: 2 };
  const old = typed({
    schemas: {
      A: { properties: { kind: { const: "x" } } },
      B: { properties: { a: { oneOf: [ref("C"), ref("D")] }, kind: { const: "x" } } },
      C: { properties: { a: { oneOf: [ref("D"), impossible] } } },
      D: { properties: { a: ref("B"), b: { type: "array", items: ref("D") } } },
    },
    operations: [
      { isRequest: false, held: { type: "array", items: ref("D") }, isWrapped: false },
      { isRequest: false, held: ref("A"), isWrapped: false },
      { isRequest: false, held: { oneOf: [ref("D"), ref("B")] }, isWrapped: false },
    ],
  });
  const now = edited(old, [3]);
  for (let order = 0; order < 12; order += 1) {
    const entries = await entriesIn(old, now, order);
    expect(verdictsOf(entries)).toEqual(['"risky"']);
    expect(entries.join()).not.toContain("constant-changed");
  }
});

test("a difference where nothing was accepted has one verdict, whatever way leads there", async () => {
  const impossible = { type: "string", minLength: 3, maxLength: 2 };
  const list = (name: string) => ({ type: "array", items: ref(name) });
  const described: Described = {
    schemas: {
      A: {
        properties: { a: { oneOf: [ref("D"), ref("C")] }, b: list("C"), kind: impossible },
        required: ["a"],
      },
      B: {
        properties: { a: { oneOf: [ref("A"), { const: "x" }] }, b: { const: "x" }, kind: impossible },
        required: ["b"],
      },
      C: {
        properties: { a: ref("B"), b: { oneOf: [ref("A"), ref("A")] }, kind: { type: "integer" } },
        required: ["a"],
      },
      D: { properties: { a: list("C"), b: list("A"), kind: impossible } },
    },
    operations: ["A", "B", "C", "D"].map((name) => ({ isRequest: true, held: ref(name), isWrapped: false })),
  };
  const old = typed(described);
  const now = edited(old, [6, 2]);
  const inOrder = verdictsOf(await entriesIn(old, now, 0));
  expect(inOrder).toEqual(['"breaking"', '"risky"']);
  for (let order = 1; order < 12; order += 1) {
    expect(verdictsOf(await entriesIn(old, now, order))).toEqual(inOrder);
  }
});

/** All components are objects. */
function typed({ schemas: all, operations: list }: Described): Described {
  const objects = Object.entries(all).map(([name, one]) => [name, { type: "object", ...(one as object) }]);
  return { schemas: Object.fromEntries(objects), operations: list };
}

const locations = fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 2 });

/** For one in this many documents, the number of consequences may depend on the order. */
const FEW = 100;

test(`operations and components in another order give the same entries (SEED=${seed}, ${runs} runs)`, async () => {
  const counts = { entries: 0, documents: 0, different: 0 };
  const described = fc.record({ schemas, operations });
  await fc.assert(
    fc.asyncProperty(described, locations, fc.integer({ min: 1, max: 23 }), async (old, changed, order) => {
      const now = edited(old, changed);
      const [inOrder, reordered] = [await entriesIn(old, now, 0), await entriesIn(old, now, order)];
      expect(verdictsOf(reordered)).toEqual(verdictsOf(inOrder));
      counts.entries += inOrder.length;
      counts.documents += 1;
      if (reordered.join("\n") !== inOrder.join("\n")) counts.different += 1;
    }),
    { numRuns: runs * 2, seed },
  );
  console.log(`any order: ${JSON.stringify(counts)}`);
  expect(counts.entries).toBeGreaterThan(runs / 2);
  expect(counts.different).toBeLessThanOrEqual(Math.ceil(counts.documents / FEW));
});

/** Returns the different verdicts of entries. */
function verdictsOf(entries: readonly string[]): readonly string[] {
  return [...new Set(entries.flatMap((entry) => entry.match(/"(?:breaking|risky)"/g) ?? []))].sort();
}
