import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { reordered, reversed, turned } from "./reordered.ts";

const { seed, numRuns: runs } = search(40);

type Document = Record<string, unknown>;

/** Entries of a report, in the order of their fingerprints. */
async function entriesBetween(base: Document, revision: Document): Promise<string[]> {
  const models = { base: await modelOf(base), revision: await modelOf(revision) };
  return diffDocuments(models, TEST_OPTIONS)
    .changes.map(({ verdict, rule, fingerprint }) => `${verdict} ${rule} ${fingerprint}`)
    .sort();
}

const NAMES = ["A", "B", "C"];
const leaf = fc.constantFrom<object>(
  { type: "string" },
  { type: "integer" },
  { type: "integer", minimum: 1 },
  { type: "string", maxLength: 5 },
  { const: "x" },
  { enum: ["x", "y", "z"] },
  { enum: [1, "x", null] },
  ...NAMES.map((name) => ({ $ref: `#/components/schemas/${name}` })),
);
const object = fc
  .record({
    properties: fc.dictionary(fc.constantFrom("a", "b", "c", "d"), leaf, { minKeys: 1, maxKeys: 3 }),
    required: fc.uniqueArray(fc.constantFrom("a", "b", "c"), { maxLength: 3 }),
    isClosed: fc.boolean(),
  })
  .map(({ isClosed, ...own }) => ({
    type: "object",
    ...own,
    ...(isClosed ? { additionalProperties: false } : {}),
  }));
const member = fc.oneof(
  leaf,
  object,
  object.map((items) => ({ type: "array", items })),
);
const schema: fc.Arbitrary<object> = fc.oneof(
  ...["oneOf", "anyOf", "allOf"].map((key) =>
    fc.array(member, { minLength: 2, maxLength: 4 }).map((list) => ({ [key]: list })),
  ),
  fc
    .tuple(object, fc.array(object, { minLength: 2, maxLength: 3 }))
    .map(([own, anyOf]) => ({ ...own, anyOf })),
);

function documentOf(held: object, components: readonly object[]): Document {
  const content = { "application/json": { schema: { type: "object", properties: { held } } } };
  const done = { description: "Done." };
  return {
    paths: {
      "/a": {
        post: { operationId: "post", requestBody: { required: true, content }, responses: { 204: done } },
        get: { operationId: "get", responses: { 200: { ...done, content } } },
      },
    },
    components: { schemas: Object.fromEntries(NAMES.map((name, index) => [name, components[index] ?? {}])) },
  };
}

const described = fc.tuple(schema, fc.tuple(object, object, object));
const counts = { identical: 0, changed: 0, pairs: 0, contradicting: 0, moved: 0 };

test(`members in another order are no change (SEED=${seed}, ${runs} runs)`, async () => {
  const wrong: string[] = [];
  for (const [held, components] of fc.sample(described, { seed, numRuns: runs })) {
    const document = documentOf(held, components);
    const entries = await entriesBetween(document, reordered(document, reversed) as Document);
    counts.identical += 1;
    if (entries.length === 0) continue;
    counts.changed += 1;
    wrong.push(JSON.stringify({ held, components, entries }));
  }
  console.log(`member order: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
});

test(`members in another order on both sides give the same report (SEED=${seed}, ${runs} runs)`, async () => {
  const wrong: string[] = [];
  const cases = fc.sample(fc.tuple(described, fc.nat(20), fc.nat(9), fc.nat(9)), { seed, numRuns: runs });
  for (const [[held, components], location, left, right] of cases) {
    const base = documentOf(held, components);
    const revision = edited(base, location);
    const entries = await entriesBetween(base, revision);
    const [one, other] = [reordered(base, turned(left)), reordered(revision, turned(right))];
    const moved = await entriesBetween(one as Document, other as Document);
    counts.pairs += 1;
    if (entries.join("\n") === moved.join("\n")) continue;
    // Which of several contradicting keywords is named affects only the message.
    if (entries.some((entry) => entry.includes("schema-unsatisfiable"))) {
      counts.contradicting += 1;
      continue;
    }
    counts.moved += 1;
    wrong.push(JSON.stringify({ held, components, location, left, right, entries, moved }));
  }
  console.log(`member order: ${JSON.stringify(counts)}`);
  expect(wrong).toEqual([]);
  expect(counts.contradicting).toBeLessThanOrEqual(Math.ceil(runs / 10));
});

/** The same with one of its types, limits or lists changed. */
function edited(document: Document, location: number): Document {
  let count = 0;
  const found = /"(type)":"(string|integer)"|"(minimum)":1|"(maxLength)":5|"(enum)":\["x","y","z"\]/g;
  const text = JSON.stringify(document);
  const all = [...text.matchAll(found)].length;
  return JSON.parse(
    text.replace(found, (match, type?: string, name?: string, minimum?: string, length?: string) => {
      count += 1;
      if ((count - 1) % Math.max(all, 1) !== location % Math.max(all, 1)) return match;
      if (type) return name === "string" ? '"type":"boolean"' : '"type":"number"';
      if (minimum) return '"minimum":2';
      return length ? '"maxLength":4' : '"enum":["x","z"]';
    }),
  );
}
