import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { PETS } from "../cli/test/pets.ts";
import type { CliResult } from "../cli/test/run-in-process.ts";
import { createWorkspace, type Workspace } from "../cli/test/workspace.ts";
import { loadDocument } from "../core/document/load-document.ts";
import type { RunContext } from "../core/generator.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { seededDraw } from "../validators/test/likely-instance.ts";
import type { Command } from "./run-commands.ts";

/** Names, numbers and texts that other locales sort, case and print differently. */
const LOCALE_TRAPS: Readonly<Record<string, string>> = {
  ...PETS,
  "spec/openapi.yaml": `${PETS["spec/openapi.yaml"]}tags: [{ name: Zebra }, { name: ärger }, { name: Iris }, { name: apple }]\n`,
  "spec/Pet.yaml": `${PETS["spec/Pet.yaml"]}  zebra: { type: number, default: 1234567.5, minimum: 1.0e-7 }
  ärger: { type: string, enum: [ß, İ, i, I, ı, Ä, z, a, "10", "9"] }
  apple: { type: string, format: date-time, default: "2026-01-01T00:00:00Z" }
  Iris: { $ref: ./İris.yaml }
`,
  "spec/İris.yaml": "type: object\nadditionalProperties: { $ref: ./PetNew.yaml }\n",
};

const ENVIRONMENTS: readonly Readonly<Record<string, string>>[] = [
  { TZ: "UTC", LANG: "C", LC_ALL: "C" },
  { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
  { TZ: "America/St_Johns", LANG: "sv_SE.UTF-8", LC_ALL: "sv_SE.UTF-8", NO_COLOR: "1" },
];

function reversed(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).reverse());
}

const ROOT = join(import.meta.dirname, "../..");
const { seed } = search(1);

/** Returns the files of a folder, or one file, by names below `spec`. */
async function filesOf(path: string): Promise<Record<string, string>> {
  const isFile = /\.\w+$/.test(path);
  const names = isFile
    ? [""]
    : (await readdir(join(ROOT, path), { recursive: true })).filter(isPartOfDocument);
  const texts = names.map(async (name) => {
    const text = await readFile(join(ROOT, path, name), "utf8");
    return [`spec/${isFile ? basename(path) : name}`, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** True for JSON and YAML of the description, which does not import its tools. */
function isPartOfDocument(name: string): boolean {
  return /\.(ya?ml|json)$/.test(name) && !/node_modules|^(dist|examples|test)\//.test(name);
}

function shuffled(files: Readonly<Record<string, string>>, order: number): Record<string, string> {
  const draw = seededDraw(order);
  const ranked = Object.entries(files).map((entry) => ({ entry, rank: draw(1_000_000) }));
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

const TRAPS = "names that locales treat differently";

/** Names of documents, and the files of each; the entry is below `spec`. */
const DOCUMENTS: Readonly<
  Record<string, { readonly entry: string; readonly files: Record<string, string> }>
> = {
  [TRAPS]: { entry: "openapi.yaml", files: LOCALE_TRAPS },
  "our description": { entry: "openapi.yaml", files: await filesOf("spec") },
  "awkward.yaml": {
    entry: "awkward.yaml",
    files: await filesOf("e2e/consumers/documents/corpus/awkward.yaml"),
  },
  "the control calls": {
    entry: "control.openapi.json",
    files: await filesOf("packages/sandbox/control.openapi.json"),
  },
};

/** Key of the warnings next to the files of an output. */
const WARNINGS = "warnings";

/** Generated files and warnings by the name of the document. */
type Output = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Generates code of documents in a separate process, each in a folder below a folder of the workspace. */
async function generateAll(workspace: Workspace, names: readonly string[], index: number): Promise<Output> {
  const below = index === 2 ? "a deeper/folder" : ".";
  const commands: Command[] = [];
  for (const [order, name] of names.entries()) {
    const { entry = "", files = {} } = DOCUMENTS[name] ?? {};
    const folder = join(below, String(order));
    const ordered = Object.entries(shuffled(files, seed + index));
    await workspace.write(Object.fromEntries(ordered.map(([path, text]) => [join(folder, path), text])));
    const args = ["generate", "--spec", `spec/${entry}`, "--out", "out"];
    commands.push({ args, workingDirectory: join(workspace.path, folder) });
  }
  const program = [join(import.meta.dirname, "run-commands.ts"), JSON.stringify(commands)];
  const env = { ...process.env, ...ENVIRONMENTS[index] };
  const { stdout } = await promisify(execFile)(process.execPath, program, { env });
  const results: readonly CliResult[] = JSON.parse(stdout); // printed by the program
  expect(results.map(({ exitCode }) => exitCode)).toEqual(names.map(() => 0));
  const texts = await Promise.all(names.map((_, order) => workspace.read(join(below, String(order), "out"))));
  return Object.fromEntries(
    names.map((name, order) => [name, { ...texts[order], [WARNINGS]: results[order]?.stderr ?? "" }]),
  );
}

describe(`every process writes the same bytes (SEED=${seed})`, () => {
  const workspaces: Workspace[] = [];
  /** Output of the process of each environment. */
  const outputs: Output[] = [];
  beforeAll(async () => {
    const names = Object.keys(DOCUMENTS);
    for (const [index, ordered] of [[TRAPS], names, [...names].reverse()].entries()) {
      const workspace = await createWorkspace();
      workspaces.push(workspace);
      outputs.push(await generateAll(workspace, ordered, index));
    }
  });
  afterAll(() => Promise.all(workspaces.map((workspace) => workspace.remove())));

  it.each(Object.keys(DOCUMENTS))(
    "for %s, in every time zone and locale, in another folder, order of files and of documents",
    (name) => {
      const [first = {}, ...others] = outputs
        .map((output) => output[name] ?? {})
        .filter((files) => WARNINGS in files);
      expect(Object.keys(first).length).toBeGreaterThan(name === TRAPS ? 5 : 10);
      expect(others).toHaveLength(name === TRAPS ? 2 : 1);
      if (name === TRAPS) expect(first[WARNINGS]).toBe("");
      for (const other of others) {
        expect(Object.keys(other)).toEqual(Object.keys(first));
        expect(other).toEqual(first);
      }
    },
  );

  it("without a path of the machine or a date of today in them", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const [index, output] of outputs.entries()) {
      const text = Object.values(output)
        .flatMap((files) => Object.values(files))
        .join("\n");
      expect(text).not.toContain(workspaces[index]?.path ?? "no workspace");
      expect(text).not.toContain(today);
    }
  });
});

describe("shuffled inputs", () => {
  const modules = Object.fromEntries(BUILT_IN.map(({ name }) => [name, `@acme/${name}`]));
  const options: RunContext = {
    modules: { ...modules, runtime: "@acme/runtime" },
    importExtension: ".js",
    headerCommand: "npm run generate",
  };

  /** Returns every file of every generator; the reader responds in the order of `delays`. */
  async function generate(
    files: Readonly<Record<string, string>>,
    delayOf: (uri: string) => number,
  ): Promise<string> {
    const memory = memoryReader(files);
    const reader = {
      ...memory,
      async read(uri: string) {
        await new Promise((resolve) => setTimeout(resolve, delayOf(uri)));
        return memory.read(uri);
      },
    };
    const { results, diagnostics } = await runGenerators("file:///memory/spec/openapi.yaml", {
      reader,
      generators: BUILT_IN,
      contextOf: () => options,
      source: "spec/openapi.yaml",
    });
    expect(diagnostics).toEqual([]);
    return JSON.stringify(
      results.map(({ generator, files: printed, nothing }) => ({ generator, printed, nothing })),
    );
  }

  it("the order in which a reader holds and returns files changes nothing", async () => {
    const first = await generate(LOCALE_TRAPS, () => 0);
    expect(await generate(reversed(LOCALE_TRAPS), (uri) => uri.length % 7)).toBe(first);
    expect(JSON.parse(first)).toHaveLength(BUILT_IN.length);
  });

  it("one generator after another, or again in the same process, prints the same", async () => {
    const first = await generate(LOCALE_TRAPS, () => 0);
    await generate(PETS, () => 0);
    expect(await generate(LOCALE_TRAPS, () => 0)).toBe(first);
  });

  it("a file more or less in a document is seen (so that these tests can fail)", async () => {
    expect(await generate(PETS, () => 0)).not.toBe(await generate(LOCALE_TRAPS, () => 0));
    expect(
      (await loadDocument("file:///memory/spec/openapi.yaml", { reader: memoryReader(LOCALE_TRAPS) })).value
        ?.files.size,
    ).toBe(4);
  });
});
