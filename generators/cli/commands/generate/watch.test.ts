import type { ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PETS, PETS_CONFIG, PETS_WITH_A_FISH } from "../../test/pets.ts";
import { createWorkspace, type Workspace } from "../../test/workspace.ts";

const WATCH = ["generate", "--spec", "spec/openapi.yaml", "--out", "out", "--only", "types", "--watch"];

/** Less than a test may take, so that a failure shows what was printed. */
const PATIENCE_MS = 240_000;

let workspace: Workspace;
let child: ChildProcess;
let output: string;
beforeEach(async () => {
  workspace = await createWorkspace(PETS);
});
afterEach(async () => {
  child.kill("SIGKILL");
  await workspace.remove();
});

function start(...more: string[]): void {
  launch([...WATCH, ...more]);
}

function launch(args: readonly string[]): void {
  output = "";
  child = workspace.start(args);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
}

/** Waits until the run that is going on has ended; fails with what was printed when it does not. */
function rounds(count: number): Promise<void> {
  return until(() => output.split("Watching for changes").length > count, `Round ${count}`);
}

async function until(isPrinted: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isPrinted()) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`${what} did not come:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function ended(): Promise<number | null> {
  return new Promise((resolve) => child.once("close", resolve));
}

it("generates again after a change of any file, survives a broken document, and ends on SIGINT with 0", async () => {
  start();
  await rounds(1);
  await workspace.write({ "spec/openapi.yaml": PETS_WITH_A_FISH["spec/openapi.yaml"] ?? "" });
  await rounds(2);
  expect(Object.values(await workspace.read("out")).join("\n")).toContain('"fish"');

  await workspace.write({ "spec/openapi.yaml": "openapi: [\n" });
  await rounds(3);
  expect(output).toMatch(/spec\/openapi\.yaml:\d+:\d+ {2}A bracket is not closed/);
  await workspace.write(PETS);
  await rounds(4);
  expect(Object.values(await workspace.read("out")).join("\n")).not.toContain('"fish"');

  await workspace.write({ "spec/Pet.yaml": `${PETS["spec/Pet.yaml"]}  age: { type: integer }\n` });
  await rounds(5);
  expect(Object.values(await workspace.read("out")).join("\n")).toContain("age?:");

  child.kill("SIGINT");
  expect(await ended()).toBe(0);
});

it("goes on when the folder of the document was deleted, and is there again", async () => {
  const document = PETS["spec/openapi.yaml"]?.replaceAll("./", "../../spec/") ?? "";
  await workspace.write({ "api/v1/openapi.yaml": document });
  launch(WATCH.map((word) => word.replace("spec/", "api/v1/")));
  await rounds(1);
  const printed = (text: string) => until(() => output.includes(text), text);
  await rm(join(workspace.path, "api"), { recursive: true });
  await printed("the folder does not exist");
  await workspace.write({ "api/v1/openapi.yaml": document });
  await printed("Up to date: ");
  await workspace.write({ "api/v1/openapi.yaml": "openapi: [\n" });
  await printed("A bracket is not closed");
});

it("takes over changed settings, reports broken ones, and goes on", async () => {
  await workspace.write({ "codegen.config.ts": PETS_CONFIG });
  launch(["generate", "--watch"]);
  await rounds(1);
  await workspace.write({ "codegen.config.ts": "export default {" });
  await rounds(2);
  expect(output).toMatch(/^codegen\.config\.ts:1:17 {2}'}' expected\./m);
  await workspace.write({ "codegen.config.ts": PETS_CONFIG.replace("packages/errors/src", "elsewhere") });
  await rounds(3);
  expect(Object.keys(await workspace.read("elsewhere"))).toContain("generated/index.ts");
  await workspace.write(PETS_WITH_A_FISH);
  await rounds(4);
  expect(Object.values(await workspace.read("packages/types")).join("\n")).toContain('"fish"');
});

it("follows what the configuration imports, however far, and reads it again", async () => {
  const folder = 'export { folder } from "./names/folder.ts";\n';
  await workspace.write({
    "codegen.config.ts": `import { folder } from "./settings.ts";\n${PETS_CONFIG.replace('"packages/errors/src/generated"', "folder")}`,
    "settings.ts": folder,
    "names/folder.ts": 'export const folder = "one";\n',
  });
  launch(["generate", "--watch"]);
  await rounds(1);
  expect(Object.keys(await workspace.read("one"))).toContain("index.ts");
  await workspace.write({ "names/folder.ts": 'export const folder = "two";\n' });
  await rounds(2);
  expect(Object.keys(await workspace.read("two"))).toContain("index.ts");
  await workspace.write({ "settings.ts": 'export { folder } from "./missing.ts";\n' });
  await rounds(3);
  expect(output).toContain("Cannot find module");
  await workspace.write({ "missing.ts": 'export const folder = "three";\n' });
  await rounds(4);
  expect(Object.keys(await workspace.read("three"))).toContain("index.ts");
});

it("is not woken by the report that it writes itself", async () => {
  start("--output-file", "spec/report.json");
  await rounds(1);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(output.split("Watching for changes")).toHaveLength(2);
});

it("ends on SIGINT that comes while it generates", async () => {
  start();
  await rounds(1);
  await workspace.write(PETS_WITH_A_FISH);
  await new Promise((resolve) => setTimeout(resolve, 120));
  child.kill("SIGINT");
  expect(await ended()).toBe(0);
});
