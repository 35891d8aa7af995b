import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleDocument } from "../core/document/bundle/bundle-document.ts";
import { loadDocument } from "../core/document/load-document.ts";
import { upgradeDocument } from "../core/document/upgrade-document.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { buildApiModel } from "../core/model/build-api-model.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { generateTypes } from "./test/generate-types.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Names and schemas that have broken generators of types before. */
const awkward = {
  paths: {
    "/a/{b}": {
      parameters: [{ name: "b", in: "path", required: true, schema: ref("import") }],
      get: {
        operationId: "a.get",
        "x-codegen-aliases": ['quo"te', "*/ a get", "delete"],
        responses: { "4xx": { description: "No", content: { "application/json": { schema: false } } } },
      },
      post: {
        requestBody: { content: { "application/json": { schema: ref("JsonValue") } } },
        responses: {
          default: { description: "?", content: { "application/json": { schema: ref("JsonValue") } } },
        },
      },
    },
  },
  components: {
    schemas: {
      import: { enum: ["a", 1, null, [1, "x"], { k: true }] },
      Error: {
        type: "object",
        properties: { 'quo"te': {}, "back\\slash": {}, __proto__: {}, constructor: {} },
      },
      default: {
        type: "object",
        required: ["nowhere"],
        allOf: [ref("Error"), { required: ["constructor"] }],
      },
      Record: { type: "object", additionalProperties: ref("Record") },
      Open: { enum: ["one", "two"] },
      JsonValue: {
        oneOf: [
          { type: ["string", "number", "boolean", "null"] },
          { type: "array", items: ref("JsonValue") },
          { type: "object", additionalProperties: ref("JsonValue") },
          ref("Open"),
        ],
      },
      List: {
        type: "array",
        items: ref("List"),
        "x-codegen-aliases": ["old-list", "list", "enum", "__proto__"],
      },
      Mutual: { allOf: [{ oneOf: [ref("Other"), { type: "string" }] }, { not: {} }] },
      Other: {
        anyOf: [
          ref("Mutual"),
          { type: "object", properties: { self: { $ref: "#/components/schemas/Other/anyOf/1" } } },
        ],
      },
      Pattern: {
        type: "object",
        properties: { a: { type: "string" } },
        patternProperties: { "^x": { type: "number" } },
        additionalProperties: false,
      },
      Wrong: { type: "integer", default: "*/ none", description: "Ends */ here\n@tag\u2028" },
      Yes: true,
      No: false,
    },
  },
  webhooks: {
    "a.b-c": {
      post: { requestBody: { content: { "application/json": { schema: ref("Open") } } }, responses: {} },
    },
  },
};

/** Arguments of Node. In version 7, each thread checks a part of the libraries again. */
const compilers = {
  "TypeScript 5.9": [fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url))],
  "TypeScript 7": [
    fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url)),
    "--singleThreaded",
  ],
};
const compilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: "NodeNext",
  target: "ES2022",
  lib: ["ES2022"],
  types: [],
  allowImportingTsExtensions: true,
  noUnusedLocals: true,
  exactOptionalPropertyTypes: true,
};

let work: string;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "types-"));
});

afterAll(() => rm(work, { recursive: true, force: true }));

/** Writes the types of a model into a folder. */
async function writeTypes(model: ApiModel, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, text] of await generateTypes(model)) await writeFile(join(folder, path), text);
}

/** Returns the errors of a compiler in a folder, one line each. */
async function complaints(folder: string, compiler: readonly string[]): Promise<string[]> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts"] }));
  const args = ["--max-old-space-size=4096", ...compiler, "-p", folder, "--pretty", "false"];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.split("\n").filter((line) => line !== "");
}

async function modelOfFile(path: string): Promise<ApiModel> {
  const loaded = await loadDocument(pathToFileURL(path).href);
  const bundled = loaded.value && bundleDocument(loaded.value).value;
  const built = bundled && buildApiModel(upgradeDocument(bundled).value);
  if (!built?.value) throw new Error(`${path} gives no model.`);
  return built.value;
}

// Documents of other services are not in the repository.
const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));
const documents = existsSync(corpus)
  ? readdirSync(corpus).filter((file) => /\.(ya?ml|json)$/.test(file))
  : [];
if (documents.length === 0)
  console.log("There are no public documents beside the repository: none is compiled.");
const cases = ["everything that has broken generators before", ...documents.sort()];
const folderNameOf = (name: string): string => name.replaceAll(/\W/g, "-");

beforeAll(async () => {
  for (const [index, name] of cases.entries()) {
    const model = await (index === 0 ? modelOf(awkward) : modelOfFile(join(corpus, name)));
    await writeTypes(model, join(work, "all", folderNameOf(name)));
  }
  await mkdir(join(work, "all", "wrong"));
  await writeFile(join(work, "all", "wrong/index.ts"), "export const one: string = 1;\n");
});

describe.each(Object.entries(compilers))("%s accepts the types", (_, compiler) => {
  // One program for all documents: starting a compiler takes longer than checking most of them.
  let lines: readonly string[];
  beforeAll(async () => {
    lines = await complaints(join(work, "all"), compiler);
  });

  test.each(cases)("of %s", (name) => {
    expect(lines.filter((line) => line.startsWith(`${folderNameOf(name)}/`)).slice(0, 20)).toEqual([]);
  });

  test("and notices a wrong one", () => {
    const wrong = lines.filter((line) => line.startsWith("wrong/"));
    expect(wrong).toEqual([expect.stringMatching(/^wrong\/index\.ts\(1,.+TS2322/)]);
  });

  test("without a complaint about anything else", () => {
    const known = ["wrong/", ...cases.map((name) => `${folderNameOf(name)}/`)];
    expect(lines.filter((line) => !known.some((folder) => line.startsWith(folder)))).toEqual([]);
  });
});
