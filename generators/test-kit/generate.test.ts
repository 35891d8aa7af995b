import { expect, test } from "vitest";
import { client } from "../client/index.ts";
import { defineGenerator } from "../core/define-generator.ts";
import { code, imported, importedType } from "../core/emit/code.ts";
import { typescriptFile } from "../core/emit/typescript-file.ts";
import { moduleOf } from "../core/generator.ts";
import type { PackageImpacts } from "../core/impacts.ts";
import { webhooks } from "../webhooks/index.ts";
import { generate } from "./generate.ts";

const ok = { responses: { 200: { description: "OK" } } };
const PATHS = { paths: { "/a": { get: { operationId: "a.get", ...ok } } } };

/** A generator of one file. */
const keys = defineGenerator({
  name: "keys",
  summary: "the names of operations",
  needs: ["types"],
  generate(model, context) {
    const operations = importedType(moduleOf(context, "types"), "operations");
    const text = code`export type Key = keyof ${operations};`;
    return {
      kind: "files",
      files: [typescriptFile({ model, options: context }, "index.ts", [text])],
      diagnostics: [],
    };
  },
});

test("a run has the files of the generator, which compile with those that it needs", async () => {
  const run = await generate(PATHS, keys());
  expect(run.files.get("index.ts")).toContain('import type { operations } from "../types/index.js";');
  expect(run).toMatchObject({ nothing: undefined, diagnostics: [], errors: [] });
});

test("what does not compile is reported with its place", async () => {
  const wrong = defineGenerator({
    name: "wrong",
    summary: "nothing that compiles",
    generate(model, context) {
      const missing = imported("./missing.js", "missing");
      const statements = [code`export const a: number = "1";`, code`export const b = ${missing};`];
      return {
        kind: "files",
        files: [typescriptFile({ model, options: context }, "index.ts", statements)],
        diagnostics: [],
      };
    },
  });
  expect((await generate(PATHS, wrong())).errors).toEqual([
    "wrong/index.ts:3:25  Cannot find module './missing.js' or its corresponding type declarations.",
    "wrong/index.ts:5:14  Type 'string' is not assignable to type 'number'.",
  ]);
});

test("a document with errors gives its problems and no files, one without events its reason", async () => {
  const broken = await generate(
    { paths: { "/a": { get: { parameters: [{ $ref: "#/no" }], ...ok } } } },
    keys(),
  );
  expect([broken.files.size, broken.diagnostics]).toEqual([
    0,
    [expect.stringContaining('The reference "#/no"')],
  ]);
  expect((await generate(PATHS, webhooks())).nothing).toBe("the document has no webhooks");
});

test("generators of others are passed where one needs them", async () => {
  const above = defineGenerator({
    name: "above",
    summary: "what stands on keys",
    needs: ["keys"],
    generate(model, context) {
      const text = code`export type Above = ${importedType(moduleOf(context, "keys"), "Key")};`;
      return {
        kind: "files",
        files: [typescriptFile({ model, options: context }, "index.ts", [text])],
        diagnostics: [],
      };
    },
  });
  expect((await generate(PATHS, above(), [keys()])).errors).toEqual([]);
  await expect(generate(PATHS, above())).rejects.toThrow('Generator "above" needs "keys".');
});

test("importing from a generator outside the run fails, and the error names those that are in it", async () => {
  const lonely = defineGenerator({
    name: "lonely",
    summary: "imports from what it does not need",
    generate: (_model, context) => ({ kind: "nothing", reason: moduleOf(context, "tpyes") }),
  });
  await expect(generate(PATHS, lonely())).rejects.toThrow(
    /failed: Error: Generator "tpyes" is not part of this run, .* Part of this run: lonely\./,
  );
});

test("what reads JSON with JSON.parse is rejected beside types with bigints", async () => {
  const { types } = await import("../types/index.ts");
  const run = await generate(PATHS, client(), [types({ int64: "bigint" })]);
  expect([run.files.size, run.diagnostics]).toEqual([
    0,
    [expect.stringContaining("The client generator cannot be used")],
  ]);
});

test.each(["Types", "my_gen", "1st", "runtime", "spec", ""])("a generator cannot be called %j", (name) => {
  const nothing = { kind: "nothing", reason: "" } as const;
  expect(() => defineGenerator({ name, summary: "", generate: () => nothing })).toThrow(
    `A generator cannot be called "${name}".`,
  );
});

test.each([
  [
    { calls: "major" },
    'The generator "routes" has a wrong `impact`. Unknown impact "calls". Use shape, call, ',
  ],
  [{ constructor: "major" }, 'Unknown impact "constructor".'],
  [
    { like: "clients" },
    '`like` names the unknown kind "clients". Use types, client, validators, events, errors.',
  ],
  [{ call: "huge" }, 'The impact "call" has the unknown level "huge". Use own, major, minor, patch.'],
  [{ call: { request: null } }, 'The impact "call" has the unknown level null.'],
])("a generator cannot have the impact %j", (impact, message) => {
  const generate = () => ({ kind: "nothing", reason: "" }) as const;
  expect(() =>
    defineGenerator({ name: "routes", summary: "", impact: impact as PackageImpacts, generate }),
  ).toThrow(message);
});
