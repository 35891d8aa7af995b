import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import type { GeneratedFile } from "../core/output/generated-file.ts";
import { generateTypes } from "../types/test/generate-types.ts";
import { arbitraryLoops, type Loops } from "../validators/test/arbitrary-loops.ts";
import { GeneratedFolder, generate } from "../validators/test/generated-schema.ts";

// One program for all documents: starting the compiler takes longer than checking a few dozen of them.
const { seed: SEED, numRuns: DOCUMENTS } = search(20);

const COMPILER = join(import.meta.dirname, "../../node_modules/.bin/tsc");
const STRICT = {
  target: "ES2022",
  lib: ["ES2022", "DOM"],
  module: "NodeNext",
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

/** Returns the validators and the types of one document, below a folder. */
async function filesOf(schemas: Loops, folder: string): Promise<GeneratedFile[]> {
  const model = await modelOfSchemas(schemas);
  const { files } = await generate(model);
  return [
    ...files.map(({ path, text }) => ({ path: `${folder}/zod/${path}`, text })),
    ...[...(await generateTypes(model))].map(([path, text]) => ({ path: `${folder}/types/${path}`, text })),
  ];
}

/** Returns the errors of the compiler in the documents. */
async function complaints(documents: readonly Loops[]): Promise<string[]> {
  const files = await Promise.all(documents.map((schemas, index) => filesOf(schemas, `d${index}`)));
  const folder = new GeneratedFolder(files.flat());
  folders.push(folder);
  const config = { compilerOptions: STRICT, include: ["**/*.ts"] };
  writeFileSync(join(folder.path, "tsconfig.json"), JSON.stringify(config));
  const run = promisify(execFile)(COMPILER, ["-p", folder.path, "--singleThreaded"], {
    cwd: folder.path,
    maxBuffer: 2 ** 26,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout
    .split("\n")
    .filter((line) => line.includes("error TS"))
    .slice(0, 3)
    .map((line) => `${line}\n${JSON.stringify(documents[Number(/^d(\d+)/.exec(line)?.[1])])}`);
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Minimal forms of schemas that did not compile. */
const KNOWN: readonly Loops[] = [
  { A: { allOf: [to("A"), { type: "string" }] } },
  {
    A: { allOf: [to("B"), { type: "object" }] },
    B: { allOf: [to("A"), { type: "array", items: to("B") }] },
  },
  { A: { oneOf: [to("B"), { type: "string" }] }, B: { allOf: [to("A"), { type: "number" }] } },
  {
    A: { anyOf: [{ const: true }, to("B")] },
    B: { oneOf: [to("A"), { type: "object", required: ["a"] }] },
  },
  {
    C: { required: ["a"], oneOf: [{ items: { type: "string" } }, to("D")] },
    D: { properties: { a: to("D"), kind: to("C") }, anyOf: [to("D"), { properties: { a: to("C") } }] },
  },
  {
    A: {
      type: "object",
      properties: { a: { allOf: [to("A"), { type: "string" }] } },
      allOf: [{ properties: { a: { type: "number" } }, additionalProperties: false }],
    },
  },
  { A: { required: ["a"], oneOf: [{ properties: { a: to("A") } }, { type: "string" }] } },
  { A: { enum: [true, null, "b"], oneOf: [{ const: "b", items: to("A") }] } },
  {
    A: {
      required: ["a"],
      items: { type: "integer" },
      oneOf: [{ type: ["string", "array"], properties: { a: to("A") } }],
    },
  },
  {
    A: { type: "object", required: ["a"] },
    B: { type: "object", required: ["kind"] },
    D: {
      type: "object",
      properties: { a: { type: "string" }, b: to("D") },
      oneOf: [to("A"), to("B")],
      discriminator: { propertyName: "kind" },
    },
  },
  {
    A: { type: "object", required: ["a"] },
    B: { type: "object", properties: { a: { type: "string" } } },
    D: { properties: { b: to("D") }, allOf: [to("A"), to("B")] },
  },
  {
    A: { allOf: [to("C")] },
    B: { allOf: [to("D")] },
    C: { allOf: [{ $ref: "#/components/schemas/C", minProperties: 1 }, to("B")] },
    D: { oneOf: [{ type: "object" }], anyOf: [to("A")] },
  },
  { A: { prefixItems: [{ items: to("A") }], oneOf: [to("B")] }, B: {} },
  {
    A: {
      type: ["array", "null"],
      prefixItems: [{ type: "array", prefixItems: [{ type: "array", items: to("A") }] }],
      items: { type: "array", items: to("A") },
    },
  },
  {
    A: {
      allOf: [
        { prefixItems: [{}], anyOf: [{ properties: {} }, { type: "string" }, { type: "boolean" }] },
        { prefixItems: [true] },
      ],
    },
  },
  {
    A: { additionalProperties: to("B") },
    B: { $ref: "#/components/schemas/A", const: true, enum: ["b", "a"] },
  },
  { A: { required: ["b"], allOf: [{ properties: { kind: {}, b: to("A") } }] } },
  { A: { required: ["a"], allOf: [{ properties: {} }, { properties: { a: to("A") } }] } },
  {
    A: {
      items: false,
      allOf: [{ required: ["a"], not: to("A") }, { properties: { a: { type: "boolean" } } }],
    },
  },
  { A: { type: ["string", "object"], oneOf: [{ properties: { a: to("A") } }, { enum: [1, "b"] }] } },
  {
    A: {
      required: ["a"],
      additionalProperties: { additionalProperties: {} },
      allOf: [{ properties: { a: to("A") } }],
    },
  },
  {
    A: { oneOf: [false, to("D")] },
    C: { properties: { b: to("C") }, oneOf: [to("A")] },
    D: { oneOf: [to("A"), {}] },
  },
  {
    A: { type: "object", properties: { a: to("A"), b: to("B") } },
    B: { allOf: [to("C"), to("D")] },
    C: { type: "object", required: ["a"] },
    D: { type: "object", properties: { a: { type: "string" } } },
  },
  {
    A: { type: "array", prefixItems: [to("E"), to("A")] },
    B: { type: "object", required: ["a"] },
    C: { type: "object", required: ["kind"] },
    D: { type: "object", properties: { a: { type: "string" } }, oneOf: [to("B"), to("C")] },
    E: { type: "array", items: to("D") },
  },
  {
    A: {
      type: "object",
      properties: { a: to("A") },
      oneOf: [
        { allOf: [to("C")], required: ["a"] },
        { type: "object", required: ["b"], properties: { b: {} } },
      ],
    },
    C: { type: "object", properties: { kind: { type: "string" } } },
  },
  {
    A: { $ref: "#/components/schemas/B", anyOf: [{ anyOf: [to("C")], required: ["kind"] }] },
    B: { properties: { kind: to("A") } },
    C: { required: [] },
  },
  {
    A: { $ref: "#/components/schemas/B", type: "number" },
    B: { enum: [1, null], if: to("A"), oneOf: [{ type: "integer" }] },
  },
  {
    A: { unevaluatedProperties: to("B") },
    B: { allOf: [{ type: "object" }, to("A")] },
    C: { $ref: "#/components/schemas/B", dependentSchemas: { a: {} } },
  },
];

test(`schemas that contain and contradict themselves compile (${DOCUMENTS} documents, SEED=${SEED})`, async () => {
  const documents = fc.sample(arbitraryLoops, { seed: SEED, numRuns: DOCUMENTS });
  expect(await complaints([...KNOWN, ...documents])).toEqual([]);
});
