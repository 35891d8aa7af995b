import fc from "fast-check";
import { expect, test } from "vitest";
import { bundleDocument } from "./bundle/bundle-document.ts";
import { loadFiles } from "./test/documents.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

const REFERENCES = [
  "#/components/schemas/A",
  "#/components/schemas/B/items",
  "#/components/parameters/P",
  "#/definitions/D",
  "b.json#/components/schemas/C",
  "b.json#/definitions/D",
  "nowhere.json",
  "#/nothing",
];

const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(...REFERENCES.map(($ref) => ({ $ref })), { type: "string" }, { description: "$schema" }),
    tie("schema").map((items) => ({ items })),
    fc.array(tie("schema"), { maxLength: 2 }).map((allOf) => ({ allOf })),
    fc.constantFrom(...REFERENCES).map((a) => ({ discriminator: { propertyName: "k", mapping: { a } } })),
  ),
}));

const documents = fc.record({
  version: fc.constantFrom("3.0.3", "3.1.0"),
  A: schema,
  B: schema,
  C: schema,
  D: schema,
});

test(`a bundle is the same whether the loader has found the references or not (FUZZ_SEED=${seed})`, async () => {
  const counts = { bundled: 0, withProblems: 0 };
  await fc.assert(
    fc.asyncProperty(documents, async ({ version, A, B, C, D }) => {
      const parameters = { P: { name: "p", in: "query", schema: D } };
      const components = { schemas: { A, B }, parameters };
      const files = {
        "a.json": JSON.stringify({ openapi: version, paths: {}, components, definitions: { D } }),
        "b.json": JSON.stringify({
          openapi: version,
          paths: {},
          components: { schemas: { C } },
          definitions: { D },
        }),
      };
      const { value: loaded } = await loadFiles(files);
      if (!loaded) throw new Error("The document cannot be loaded.");
      const { referring, ...unknown } = loaded;
      const bundled = bundleDocument(loaded);
      const walked = bundleDocument(unknown);
      expect(bundled.value?.value).toEqual(walked.value?.value);
      expect(bundled.problems).toEqual(walked.problems);
      if (referring !== undefined) counts[bundled.problems.length > 0 ? "withProblems" : "bundled"] += 1;
    }),
    { numRuns: runs, seed },
  );
  expect(Math.min(counts.bundled, counts.withProblems)).toBeGreaterThan(runs / 20);
});
