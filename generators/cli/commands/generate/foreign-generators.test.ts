import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PETS } from "../../test/pets.ts";
import { createWorkspace, type Workspace } from "../../test/workspace.ts";

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ ...PETS, "src/mine.ts": "export const mine = 1;\n" });
});
afterEach(() => workspace.remove());

const configOf = (body: string): string => `import { types } from "@crossborder/codegen";
import { defineGenerator } from "@crossborder/codegen/generator";
const notes = defineGenerator({ name: "notes", summary: "notes", ${body} });
export default {
  spec: "spec/openapi.yaml",
  headerCommand: "npm run generate",
  generators: [
    types(),
    notes(),
  ],
};
`;

const files = (...entries: readonly string[]): string =>
  `generate: () => ({ kind: "files", diagnostics: [], files: [${entries.join(", ")}] })`;
const file = (path: string): string => `{ path: "${path}", text: "// Generated from it.\\n" }`;

it.each([
  [
    "leads out of its folder",
    files(file("../../../src/mine.ts")),
    '"../../../src/mine.ts" leads out of the folder',
  ],
  ["has two files of one path", files(file("a.ts"), file("a.ts")), '"a.ts" is the same file as "a.ts"'],
  [
    "has files that differ by case",
    files(file("Pet.ts"), file("pet.ts")),
    '"pet.ts" is the same file as "Pet.ts"',
  ],
  ["throws", 'generate: () => { throw new Error("no pets"); }', "failed: Error: no pets"],
  [
    "changes the model",
    "generate: (model) => { model.title = 1; }",
    "failed: TypeError: Cannot assign to read only property 'title'",
  ],
  [
    "changes what it reads on the way",
    "generate: (model) => { model.schemas[0].schema.object.properties.clear(); }",
    "failed: TypeError: The model cannot be changed",
  ],
  ["rejects with a text", 'generate: () => Promise.reject("no pets")', "failed: no pets"],
  ["returns nothing", "generate: () => undefined", "returned nothing"],
  ["returns null", "generate: () => null", "returned null"],
  ["returns a list of files", "generate: () => []", "returned a list"],
  ["returns no list", 'generate: () => ({ kind: "files", diagnostics: [] })', "returned no list of `files`"],
  ["returns another kind", 'generate: () => ({ kind: "file" })', 'returned the unknown kind "file"'],
  [
    "returns no text",
    'generate: () => ({ kind: "files", diagnostics: [], files: [{ path: "a.ts" }] })',
    "returned a file without",
  ],
])("a generator that %s is named with its place, and nothing is written", async (_, body, message) => {
  await workspace.write({ "codegen.config.ts": configOf(body) });
  const before = await workspace.read(".");
  const { exitCode, stderr } = await workspace.run(["generate"]);
  expect([exitCode, stderr]).toEqual([
    2,
    expect.stringContaining(
      `codegen.config.ts:9:5  The generator "notes" ${message.startsWith('"') ? "returned files that cannot be written: " : ""}${message}`,
    ),
  ]);
  expect(await workspace.read(".")).toEqual(before);
});

it("files of any kind are written, changed and removed, whether or not they have a comment", async () => {
  const run = async (...paths: readonly string[]) => {
    const texts = paths.map((path) => `{ path: "${path}", text: ${JSON.stringify(`${paths.length}\n`)} }`);
    await workspace.write({ "codegen.config.ts": configOf(files(...texts)) });
    expect(await workspace.run(["generate"])).toMatchObject({ exitCode: 0, stderr: "" });
    return Object.keys(await workspace.read(join("src/generated/notes"))).sort();
  };
  expect(await run("a.json", "b.csv", "deep/c.bin")).toEqual([
    ".codegen-manifest",
    "a.json",
    "b.csv",
    "deep/c.bin",
  ]);
  expect(await run("a.json", "d.txt")).toEqual([".codegen-manifest", "a.json", "d.txt"]);
  expect(await run("a.json")).toEqual([".codegen-manifest", "a.json"]);
});
