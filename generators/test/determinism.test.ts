import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../random-search.ts";
import { BUILT_IN } from "../built-in.ts";
import { PETS } from "../cli/test/pets.ts";
import { createWorkspace, type Workspace } from "../cli/test/workspace.ts";
import { loadDocument } from "../core/document/load-document.ts";
import type { GeneratorPlace } from "../core/generator.ts";
import { memoryReader } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { seededDraw } from "../zod/test/likely-instance.ts";

/** Names, numbers and texts that other locales sort, case and print in another way. */
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

describe("the same document gives the same bytes", () => {
  const workspaces: Workspace[] = [];
  const outputs: Record<string, string>[] = [];
  beforeAll(async () => {
    for (const [index, env] of ENVIRONMENTS.entries()) {
      const workspace = await createWorkspace(index % 2 === 0 ? LOCALE_TRAPS : reversed(LOCALE_TRAPS));
      workspaces.push(workspace);
      const run = await workspace.spawn(["generate", "--spec", "spec/openapi.yaml", "--out", "out"], { env });
      expect(run).toMatchObject({ exitCode: 0, stderr: "" });
      outputs.push(await workspace.read("out"));
    }
  });
  afterAll(() => Promise.all(workspaces.map((workspace) => workspace.remove())));

  it("in every time zone and locale, wherever it lies, in whatever order its files were made", () => {
    expect(Object.keys(outputs[0] ?? {}).length).toBeGreaterThan(5);
    for (const output of outputs.slice(1)) {
      expect(Object.keys(output)).toEqual(Object.keys(outputs[0] ?? {}));
      expect(output).toEqual(outputs[0]);
    }
  });

  it("without a path of the machine or a date of today in them", () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const [index, output] of outputs.entries()) {
      const text = Object.values(output).join("\n");
      expect(text).not.toContain(workspaces[index]?.path ?? "no workspace");
      expect(text).not.toContain(today);
    }
  });
});

const ROOT = join(import.meta.dirname, "../..");
const { seed } = search(1);

/** The files of a folder, or one file, by names below `spec`. */
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

/** JSON and YAML of the description, which does not import its tools. */
function isPartOfDocument(name: string): boolean {
  return /\.(ya?ml|json)$/.test(name) && !/node_modules|^(dist|examples|test)\//.test(name);
}

function shuffled(files: Readonly<Record<string, string>>, order: number): Record<string, string> {
  const draw = seededDraw(order);
  const ranked = Object.entries(files).map((entry) => ({ entry, rank: draw(1_000_000) }));
  return Object.fromEntries(ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry));
}

describe.each([
  ["spec", "openapi.yaml"],
  ["e2e/consumers/documents/corpus/awkward.yaml", "awkward.yaml"],
  ["packages/sandbox/control.openapi.json", "control.openapi.json"],
])(`two processes write the same bytes (SEED=${seed})`, (path, entry) => {
  it(`for ${path}, in another folder, locale, time zone and order of files`, async () => {
    const files = await filesOf(path);
    const outputs = await Promise.all(
      ["", "a deeper/folder/"].map(async (folder, index) => {
        const named = Object.entries(files).map(([name, text]) => [folder + name, text] as const);
        const workspace = await createWorkspace(shuffled(Object.fromEntries(named), seed + index));
        const args = ["generate", "--spec", `spec/${entry}`, "--out", "out", "--json"];
        const env = ENVIRONMENTS[index + 1] ?? {};
        const run = await workspace.spawn(args, { in: folder === "" ? "." : folder, env });
        const output = await workspace.read(`${folder}out`);
        await workspace.remove();
        return { exitCode: run.exitCode, output };
      }),
    );
    const [first, second] = outputs;
    expect([first?.exitCode, second?.exitCode]).toEqual([0, 0]);
    expect(Object.keys(first?.output ?? {}).length).toBeGreaterThan(10);
    expect(second?.output).toEqual(first?.output);
  });
});

describe("shuffled inputs", () => {
  const modules = Object.fromEntries(BUILT_IN.map(({ name }) => [name, `@acme/${name}`]));
  const options: GeneratorPlace = {
    modules: { ...modules, runtime: "@acme/runtime" },
    importExtension: ".js",
    command: "npm run generate",
  };

  /** Every file of every generator; answers of the reader come in the order of `delays`. */
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
    const { results, problems } = await runGenerators("file:///memory/spec/openapi.yaml", {
      reader,
      generators: BUILT_IN,
      placeOf: () => options,
      source: "spec/openapi.yaml",
    });
    expect(problems).toEqual([]);
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
