import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readManifest, readText, repository } from "../../house/repository.ts";
import { mustRun, run } from "../../house/run.ts";
import { packPackage } from "../../publishing/pack.ts";
import { consumerEnvironment } from "../packed/project.ts";

let folder: string;
let codegen: string;

/** Runs a program of the project with this version of Node, without what the repository adds to the environment. */
function node(...args: string[]): Promise<string> {
  return mustRun(process.execPath, args, { cwd: folder, env: consumerEnvironment() });
}

/** A project outside of the repository with the packed package in `node_modules`, and what it depends on beside it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "own-generator-"));
  await cp(join(import.meta.dirname, "project"), folder, { recursive: true });
  const { name, tarball } = await packPackage("generators", folder);
  const installed = join(folder, "node_modules", name);
  await mkdir(installed, { recursive: true });
  await mustRun("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed], { cwd: folder });
  for (const dependency of Object.keys(readManifest("generators").dependencies ?? {})) {
    const link = join(folder, "node_modules", dependency);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(repository, "generators/node_modules", dependency), link);
  }
  codegen = join(installed, "dist/cli/main.js");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("a generator of somebody else runs beside the built-in ones, with its options and its folder", async () => {
  const table = await node(codegen, "generate");
  expect(table).toMatch(/^package .*\ntypes .*\nzod .*\nroutes +1 +\d+ +1 changed/);
  expect(await readFile(join(folder, "src/routes/index.ts"), "utf8")).toBe(
    `// Generated from openapi.yaml. To change it, edit the description and run \`npx codegen generate\`.

import type { operations } from "../api/types/index.js";

/** Every operation with its method, its path and the names of the parameters in the path. */
export const routes = {
  "books.add": { method: "POST", path: "/books", parameters: [] },
  /** One page of a book. */
  "pages.get": { method: "GET", path: "/books/:book_id/pages/:page", parameters: ["book_id", "page"] },
} as const satisfies Record<keyof operations, unknown>;
`,
  );
  expect(await node(codegen, "generate", "--only", "routes", "--check")).toMatch(/\nroutes +1 +\d+ +no/);
});

test("its own tests run and compile it with the test kit", async () => {
  expect(await node("check-routes.ts")).toBe("routes: fine\n");
});

test.each([
  ["another path", "/books", "/volumes", { types: "major", zod: "major", routes: "major" }],
  ["another description", "One page of a book", "A page", { types: "patch", zod: "patch", routes: "patch" }],
  ["a stricter parameter", "schema: { type: boolean }", "schema: {}", { types: "major", zod: "major" }],
])("a change of the description bumps its package by its own table: %s", async (_, now, before, bumps) => {
  const text = await readFile(join(folder, "openapi.yaml"), "utf8");
  expect(text).toContain(now);
  await writeFile(join(folder, "before.yaml"), text.replaceAll(now, before));
  const { stdout } = await run(process.execPath, [codegen, "diff", "before.yaml", "--format", "json"], {
    cwd: folder,
    env: consumerEnvironment(),
  });
  expect(JSON.parse(stdout).bumps).toEqual(bumps);
});

test("the generator, the configuration and the test that the guide shows run as they stand, in CommonJS too", async () => {
  const page = readText("docs/codegen/writing-a-generator.md");
  const guide = join(folder, "guide");
  await mkdir(guide);
  await cp(join(folder, "openapi.yaml"), join(guide, "openapi.yaml"));
  await writeFile(join(guide, "package.json"), '{ "type": "commonjs" }');
  const files = [...page.matchAll(/^```ts title="([^"]+)"\n([\s\S]*?)^```$/gm)];
  expect(files.map(([, name]) => name)).toEqual([
    "routes.mts",
    "codegen.config.ts",
    "calls.mts",
    "routes.test.mts",
  ]);
  for (const [, name = "", text = ""] of files) await writeFile(join(guide, name), text);
  const inGuide = { cwd: guide, env: consumerEnvironment() };
  await mustRun(process.execPath, [codegen, "generate", "--only", "routes"], inGuide);
  expect(await readFile(join(guide, "src/api/routes/index.ts"), "utf8")).toContain('"books.add": "/books"');
  expect(await mustRun(process.execPath, ["--no-warnings", "routes.test.mts"], inGuide)).toBe("");
  const config = `import { client, errors, types } from "@crossborder/codegen";
import { calls } from "./calls.mts";
export default { spec: "openapi.yaml", headerCommand: "x", out: "src/api", generators: [types(), errors(), client(), calls()] };
`;
  await writeFile(join(guide, "codegen.config.ts"), config);
  await mustRun(process.execPath, [codegen, "generate", "--only", "calls"], inGuide);
  expect(await readFile(join(guide, "src/api/calls/index.ts"), "utf8")).toContain(
    "add: [BooksAddInput, BooksAddOutput];",
  );
  expect(await readFile(join(guide, "src/api/calls/methods.yaml"), "utf8")).toMatch(
    /^# Generated from openapi\.yaml\..*\n\nbooks: \[add\]\n/,
  );
});
