import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PETS } from "./test/pets.ts";
import { createWorkspace, type Workspace } from "./test/workspace.ts";

// Loading modules is most of a short run. Unlike times, the loaded modules do not vary.

/** Writes the modules of packages that a process has loaded when it ends. */
const PROBE = `import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
process.on("exit", () => writeFileSync("loaded.json", JSON.stringify(loaded)));
`;

const GENERATE = ["generate", "--spec", "spec/openapi.yaml", "--out", "out"];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ ...PETS, "probe.mjs": PROBE });
});
afterEach(() => workspace.remove());

/** Modules of packages that a run loads, as a path behind the last \`node_modules\`. */
async function loadedBy(args: readonly string[]): Promise<string[]> {
  const env = { NODE_OPTIONS: "--import ./probe.mjs" };
  expect(await workspace.spawn(args, { env })).toMatchObject({ exitCode: 0 });
  const urls: string[] = JSON.parse(await readFile(join(workspace.path, "loaded.json"), "utf8"));
  return urls
    .filter((url) => url.includes("/node_modules/"))
    .map((url) => url.split("/node_modules/").at(-1) ?? "");
}

it("a run loads no compiler", async () => {
  const loaded = await loadedBy(GENERATE);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((module) => module.startsWith("typescript/"))).toEqual([]);
});

it.each(["impact", "upgrade"])("%s names ts-morph where it is not installed", async (command) => {
  const without = `import { registerHooks } from "node:module";
registerHooks({ resolve(name, context, next) { return next(name === "ts-morph" ? "not-installed" : name, context); } });
`;
  await workspace.write({ "without.mjs": without });
  const documents = command === "impact" ? ["spec/openapi.yaml", "spec/openapi.yaml"] : [];
  const args = [command, ...documents, "--project", "."];
  const { exitCode, stderr } = await workspace.spawn(args, {
    env: { NODE_OPTIONS: "--import ./without.mjs" },
  });
  expect(exitCode).toBe(2);
  expect(stderr).toBe(
    "codegen: Reading code requires ts-morph, which is not installed.  (Run `npm install --save-dev ts-morph@28`.)\n",
  );
});

it("recorded traffic requires no ts-morph", async () => {
  await workspace.write({ "pets.ndjson": '{"method":"GET","path":"/pets/7"}' });
  const args = ["impact", "spec/openapi.yaml", "spec/openapi.yaml", "--traffic", "pets.ndjson"];
  expect((await loadedBy(args)).filter((module) => module.startsWith("ts-morph/"))).toEqual([]);
});

it("a run after which nothing has changed loads no package", async () => {
  await workspace.spawn(GENERATE);
  expect(await loadedBy(GENERATE)).toEqual([]);
});
