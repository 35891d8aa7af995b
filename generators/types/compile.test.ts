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

/** What has broken generators of types before. */
const awkward = {
  paths: {
    "/a/{b}": {
      parameters: [{ name: "b", in: "path", required: true, schema: ref("import") }],
      get: {
        operationId: "a.get",
        "x-aliases": ['quo"te', "*/ a get", "delete"],
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
      List: { type: "array", items: ref("List"), "x-aliases": ["old-list", "list", "enum", "__proto__"] },
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

const compilers = {
  "TypeScript 5.9": fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url)),
  "TypeScript 7": fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url)),
};
const compilerOptions = {
  strict: true,
  skipLibCheck: false,
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

/** What a compiler says about the types of a model; empty when it has nothing to say. */
async function complaints(
  model: ApiModel,
  { compiler, name }: { compiler: string; name: string },
): Promise<string> {
  const folder = join(work, name.replaceAll(/\W/g, "-"));
  await mkdir(folder);
  for (const [path, text] of await generateTypes(model)) await writeFile(join(folder, path), text);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const run = promisify(execFile)(process.execPath, [compiler, "-p", folder], { maxBuffer: 2 ** 26 });
  return run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout.slice(0, 2000),
  );
}

async function modelOfFile(path: string): Promise<ApiModel> {
  const loaded = await loadDocument(pathToFileURL(path).href);
  const bundled = loaded.value && bundleDocument(loaded.value).value;
  const built = bundled && buildApiModel(upgradeDocument(bundled).value);
  if (!built?.value) throw new Error(`${path} gives no model.`);
  return built.value;
}

describe.each(Object.entries(compilers))("%s accepts the types", (version, compiler) => {
  test("of everything that has broken generators before", async () => {
    expect(await complaints(await modelOf(awkward), { compiler, name: `awkward ${version}` })).toBe("");
  });

  // Documents of other services are not part of the repository.
  const corpus = fileURLToPath(new URL("../../../shared/corpus/", import.meta.url));
  const documents = existsSync(corpus)
    ? readdirSync(corpus).filter((file) => /\.(ya?ml|json)$/.test(file))
    : [];
  if (documents.length === 0)
    console.log("There are no public documents beside the repository: none is compiled.");
  for (const file of documents.sort()) {
    test(`of ${file}`, async () => {
      const model = await modelOfFile(join(corpus, file));
      expect(await complaints(model, { compiler, name: `${file} ${version}` })).toBe("");
    });
  }
});

test("a wrong type is noticed", async () => {
  const folder = join(work, "wrong");
  await mkdir(folder);
  await writeFile(join(folder, "index.ts"), "export const one: string = 1;\n");
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  const run = promisify(execFile)(process.execPath, [compilers["TypeScript 7"], "-p", folder]);
  await expect(run).rejects.toMatchObject({ stdout: expect.stringContaining("TS2322") });
});
