import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { PETS, PETS_CONFIG, PETS_WITH_A_FISH } from "../test/pets.ts";
import type { CliResult } from "../test/run-in-process.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";
import { hashProgram, hashProgramIn } from "./hash-program.ts";

const overlay = (value: string): string =>
  `{ "overlay": "1.0.0", "info": {}, "actions": [{ "target": "$.components.schemas.Kind.enum", "update": "${value}" }] }`;

const FILES = { ...PETS, "fish.json": overlay("fish"), "codegen.config.ts": PETS_CONFIG };
const SPEC = PETS["spec/openapi.yaml"] ?? "";
const TO_FOLDER = ["generate", "--spec", "spec/openapi.yaml", "--out", "out", "--only", "types,errors"];
/** The arguments of a run, with an option more or another value of one. */
function argsWith([option = "", value = ""]: readonly string[] = []): readonly string[] {
  const index = TO_FOLDER.indexOf(option);
  if (index >= 0) return TO_FOLDER.map((text, at) => (at === index + 1 ? value : text));
  return [...TO_FOLDER, ...[option, value].filter((text) => text !== "")];
}
const edited = search(4);
const FRESH = /^(types|errors) .* [1-9]\d* ms$/m;

/** The same run in a workspace whose record is kept, and in one that has none. */
let kept: Workspace;
let fresh: Workspace;
beforeEach(async () => {
  kept = await createWorkspace(FILES);
  fresh = await createWorkspace(FILES);
});
afterEach(async () => {
  await kept.remove();
  await fresh.remove();
});

interface Observed extends CliResult {
  readonly files: Readonly<Record<string, string>>;
}

async function observed(workspace: Workspace, args: readonly string[]): Promise<Observed> {
  const { exitCode, stdout, stderr } = await workspace.run(args);
  const location = (text: string): string => text.replace(/ +\d+ ms/g, "").replaceAll(workspace.path, "");
  const files = await workspace.read(".");
  return { exitCode, stdout: location(stdout.replace(/^package.*/, "")), stderr: location(stderr), files };
}

/** Something that changes a workspace, or the arguments of the next run. */
interface Edit {
  readonly name: string;
  readonly apply: (workspace: Workspace) => Promise<void>;
  readonly args?: readonly string[];
}

const write = (files: Readonly<Record<string, string>>): Edit["apply"] => {
  return (workspace) => workspace.write(files);
};
const remove = (path: string): Edit["apply"] => {
  return ({ path: folder }) => rm(join(folder, path), { recursive: true, force: true });
};
/** The document behind some bytes. */
const bytes = (first: Uint8Array): Edit["apply"] => {
  return ({ path }) => writeFile(join(path, "spec/openapi.yaml"), Buffer.concat([first, Buffer.from(SPEC)]));
};
const none: Edit["apply"] = async () => {};

const EDITS: readonly Edit[] = [
  { name: "nothing", apply: none },
  { name: "a fish in the document", apply: write(PETS_WITH_A_FISH) },
  { name: "the document as it was", apply: write(PETS) },
  { name: "a document with an error", apply: write({ "spec/openapi.yaml": "openapi: 3.1.1\npaths: [" }) },
  {
    name: "a document with a byte order mark",
    apply: (folder) => folder.write({ "spec/openapi.yaml": `\uFEFF${SPEC}` }),
  },
  { name: "a document in no UTF-8", apply: bytes(Buffer.from([0x23, 0xff, 0x0a])) },
  { name: "another document in no UTF-8", apply: bytes(Buffer.from([0x23, 0xfe, 0x0a])) },
  {
    name: "a referenced file",
    apply: write({ "spec/Pet.yaml": "type: object\nproperties: { name: {} }\n" }),
  },
  { name: "a referenced file that is gone", apply: remove("spec/PetNew.yaml") },
  { name: "an overlay", apply: none, args: ["--overlay", "fish.json"] },
  {
    name: "another overlay under its name",
    apply: write({ "fish.json": overlay("bird") }),
    args: ["--overlay", "fish.json"],
  },
  { name: "an option", apply: none, args: ["--int64", "bigint"] },
  { name: "fewer generators", apply: none, args: ["--only", "types"] },
  { name: "a check", apply: none, args: ["--check"] },
  { name: "JSON", apply: none, args: ["--format", "json"] },
  { name: "an edited output", apply: write({ "out/types/open.ts": "// Generated from nothing.\n" }) },
  { name: "an output with one byte more", apply: write({ "out/errors/codes.json": " " }) },
  { name: "a removed output", apply: remove("out/types/schemas.ts") },
  { name: "a removed folder", apply: remove("out/types") },
  {
    name: "an output too many",
    apply: write({ "out/types/old.ts": "// Generated from spec/openapi.yaml.\n" }),
  },
  { name: "a foreign file", apply: write({ "out/types/mine.ts": "export {};\n" }) },
  { name: "no foreign file", apply: remove("out/types/mine.ts") },
  { name: "another output folder", apply: none, args: ["--out", "other"] },
];

describe("a run after another one", () => {
  it.each(EDITS.filter(({ args }) => args !== undefined))(
    "can be one with $name",
    async ({ apply, args }) => {
      await apply(kept);
      const { exitCode, stderr } = await kept.run(argsWith(args));
      expect({ exitCode, stderr }).toEqual({ exitCode: args?.[0] === "--check" ? 1 : 0, stderr: "" });
    },
  );

  it("does the same as one that remembers nothing, whatever was edited in between", async () => {
    const edits = fc.array(fc.constantFrom(...EDITS), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(edits, async (steps) => {
        for (const workspace of [kept, fresh]) {
          await rm(join(workspace.path, "out"), { recursive: true, force: true });
          await workspace.write(FILES);
        }
        for (const { apply, args } of steps) {
          const results: Observed[] = [];
          for (const workspace of [kept, fresh]) {
            if (workspace === fresh) await rm(`${fresh.path}-cache`, { recursive: true, force: true });
            await apply(workspace);
            results.push(await observed(workspace, argsWith(args)));
          }
          expect(results[0]).toEqual(results[1]);
        }
      }),
      edited,
    );
  });

  it("generates nothing where nothing has changed, and writes nothing into the workspace", async () => {
    await kept.run(TO_FOLDER);
    const before = await kept.read(".");
    const { stdout } = await kept.run(TO_FOLDER);
    expect(stdout).not.toMatch(FRESH);
    expect((await kept.run([...TO_FOLDER, "--check"])).stdout).not.toMatch(FRESH);
    expect(await kept.read(".")).toEqual(before);
  });

  it.each([
    ["npm run generate", "npm run build"],
    ['spec: "spec/openapi.yaml"', 'spec: "spec/openapi.yaml", runtime: "@acme/runtime"'],
    ["types({", 'types({ int64: "bigint",'],
    ["@acme/errors", "@acme/codes"],
    ["generators: [", 'overlays: ["fish.json"], generators: ['],
  ])("notices that the configuration has changed: %s", async (from, to) => {
    await kept.run(["generate"]);
    expect((await kept.run(["generate"])).stdout).not.toMatch(FRESH);
    await kept.write({ "codegen.config.ts": PETS_CONFIG.replace(from, to) });
    const { stdout } = await kept.run(["generate"]);
    expect(stdout).toMatch(FRESH);
    await fresh.write({ "codegen.config.ts": PETS_CONFIG.replace(from, to) });
    await fresh.run(["generate"]);
    expect(await kept.read("packages")).toEqual(await fresh.read("packages"));
  });

  it("runs generators of others each time: their code may have changed", async () => {
    const own = (text: string) => `import { errors, types } from "@crossborder/codegen";
import { defineGenerator } from "@crossborder/codegen/generator";
const notes = defineGenerator({
  name: "notes",
  summary: "notes",
  generate: () => ({ kind: "files", diagnostics: [], files: [{ path: "a.md", text: "Generated from it.\\n${text}\\n" }] }),
});
export default { spec: "spec/openapi.yaml", headerCommand: "npm run generate", generators: [types(), errors(), notes()] };
`;
    for (const text of ["one", "two"]) {
      await kept.write({ "codegen.config.ts": own(text) });
      await kept.run(["generate"]);
      expect((await kept.read("src"))["generated/notes/a.md"]).toContain(text);
    }
  });

  it("keeps its record in node_modules/.cache where there is such a folder", async () => {
    await mkdir(join(kept.path, "node_modules"));
    await kept.run(TO_FOLDER);
    const records = await readdir(join(kept.path, "node_modules/.cache/codegen"));
    expect(records).toHaveLength(1);
    await writeFile(join(kept.path, "node_modules/.cache/codegen", records[0] ?? ""), "{");
    expect((await kept.run(TO_FOLDER)).stdout).toMatch(FRESH);
  });
});

describe("the hash of the program", () => {
  let folder: string;
  const write = (path: string, text: string): Promise<void> => writeFile(join(folder, path), text);
  const hash = (): Promise<string> => hashProgramIn(folder, join(folder, "dist"));
  const manifest = (name: string, version: string, dependencies = {}): string =>
    JSON.stringify({ name, version, dependencies });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "program-"));
    for (const path of ["dist/parts", "node_modules/a", "node_modules/b"])
      await mkdir(join(folder, path), { recursive: true });
    await write("package.json", manifest("codegen", "1.0.0", { a: "^1" }));
    await write("node_modules/a/package.json", manifest("a", "1.0.0", { b: "^1" }));
    await write("node_modules/b/package.json", manifest("b", "1.0.0"));
    await write("dist/parts/one.js", "1");
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ["its version", "package.json", manifest("codegen", "1.0.1", { a: "^1" })],
    ["its code", "dist/parts/one.js", "2"],
    ["a file more", "dist/parts/two.js", ""],
    ["a package that it uses", "node_modules/a/package.json", manifest("a", "1.0.1", { b: "^1" })],
    ["a package that this one uses", "node_modules/b/package.json", manifest("b", "1.0.1")],
  ])("changes with %s", async (_, path, text) => {
    const before = await hash();
    expect(await hash()).toBe(before);
    await write(path, text);
    expect(await hash()).not.toBe(before);
  });

  it("does not change with its tests and declarations", async () => {
    const before = await hash();
    await write("dist/parts/one.test.ts", "1");
    await write("dist/parts/one.d.ts", "1");
    expect(await hash()).toBe(before);
  });

  it("of the program that runs is computed once, since a process keeps the code that it has loaded", () => {
    expect(hashProgram()).toBe(hashProgram());
  });

  it("is the same wherever the program is installed", async () => {
    const copy = await mkdtemp(join(tmpdir(), "program-"));
    await cp(folder, copy, { recursive: true });
    expect(await hashProgramIn(copy, join(copy, "dist"))).toBe(await hash());
    await rm(copy, { recursive: true, force: true });
  });
});
