import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "../client/index.ts";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { types } from "../types/index.ts";
import { GeneratedFolder } from "../validators/test/generated-schema.ts";

// Groups of six operations and more have a table in their file; parameters of six operations are constants.

const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");

const context: RunContext = {
  modules: { types: "../types/index.ts", client: "../client/index.ts", runtime: "@crossborder/runtime" },
  importExtension: ".ts",
  headerCommand: "test",
};

/** Groups with names that are special in TypeScript or files, a small group, and one that an operation has left. */
const GROUPS = ["class", "operationTable", "operations", "groupOperations", "3d", "pets"];
const METHODS = ["list", "get", "delete", "groupOperations", "fifth", "sixth"];

const operation = (operationId: string, more: object = {}) => ({
  operationId,
  parameters: ["limit", "class", "operations"].map((name) => ({
    name,
    in: "query",
    schema: { type: "string" },
  })),
  responses: { 200: { description: "OK", content: { "application/json": { schema: { type: "object" } } } } },
  ...more,
});

const ids = GROUPS.flatMap((group) => METHODS.map((method) => `${group}.${method}`));
const paths = Object.fromEntries([
  ...ids.map((id) => [`/${id}`, { get: operation(id) }]),
  ["/small", { get: operation("small.get") }],
  ["/groupOperations", { get: operation("groupOperations", { tags: ["pets"] }) }],
  ["/moved", { get: operation("homes.find", { "x-codegen-aliases": ["streets.find", "homes.search"] }) }],
  ...METHODS.map((method) => [`/homes/${method}`, { get: operation(`homes.${method}`) }]),
]);

let folder: GeneratedFolder;
beforeAll(async () => {
  const model = await modelOf({ paths });
  const written = [types(), client()].map(async (generator) => {
    const generated = await generator.generate(model, context);
    if (generated.kind === "nothing") throw new Error(generated.reason);
    return generated.files.map(({ path, text }) => ({ path: `${generator.name}/${path}`, text }));
  });
  folder = new GeneratedFolder((await Promise.all(written)).flat());
});
afterAll(() => folder.remove());

test("the files compile", async () => {
  const compilerOptions = {
    ...{ target: "ES2022", lib: ["ES2022", "DOM", "DOM.Iterable"], module: "NodeNext", types: [] },
    ...{ strict: true, isolatedDeclarations: true, declaration: true, noUnusedLocals: true },
    ...{ skipLibCheck: true, verbatimModuleSyntax: true, allowImportingTsExtensions: true, noEmit: true },
  };
  writeFileSync(
    join(folder.path, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["**/*.ts"] }),
  );
  const complaints = await promisify(execFile)(tsc, ["-p", folder.path, "--singleThreaded"]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(complaints).toBe("");
});

test("the table of all names a group by the table of its file, unless it is small or has former names", () => {
  const table = folder.text("client/operation-table.ts");
  expect(table).toContain("\n  pets: petsOperations,\n");
  expect(table).toContain("\n  small: {\n    get: smallGet,\n  },\n");
  expect(table).toContain("\n  homes: {\n    find: homesFind,\n");
  expect(table).toContain("\n  streets: {\n    find: homesFind,\n  },\n");
  expect(folder.text("client/operations/homes.ts")).not.toContain("export default");
  expect(folder.text("client/operations/pets.ts")).toContain("export default groupOperations;\n");
});

test("every method of every group sends its own request", async () => {
  const { createClient } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder.path, "client/index.ts")).href
  );
  const sent: string[] = [];
  const fetch = async (request: Request | string | URL) => {
    sent.push(new URL(request instanceof Request ? request.url : request).pathname.slice(1));
    return Response.json({});
  };
  const made = createClient({ baseUrl: "http://127.0.0.1:1", fetch });
  const { fetchClient, request, withOptions, ...groups } = made;
  for (const group of Object.values(groups) as Record<string, (input: object) => Promise<unknown>>[])
    for (const method of Object.values(group)) await method({ limit: "1", class: "2", operations: "3" });
  const former = ["moved", "moved"]; // by a former group, and by a former method
  expect([...sent].sort()).toEqual([...Object.keys(paths).map((path) => path.slice(1)), ...former].sort());
});
