import { rm } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import { search } from "../../../../random-search.ts";
import { RunMemory } from "../../../core/run/run-memory.ts";
import { parseArguments } from "../../arguments.ts";
import { PETS, PETS_WITH_A_FISH } from "../../test/pets.ts";
import { createWorkspace, type Workspace } from "../../test/workspace.ts";
import { generateOnce } from "../generate.ts";

const FILES = {
  ...PETS,
  "birds.json": `{ "overlay": "1.0.0", "info": {}, "actions": [{ "target": "$.components.schemas.Kind.enum", "update": "bird" }] }`,
};
const GENERATE = ["generate", "--spec", "spec/openapi.yaml"];

let watched: Workspace;
let fresh: Workspace;
beforeEach(async () => {
  watched = await createWorkspace();
  fresh = await createWorkspace();
});
afterEach(async () => {
  await watched.remove();
  await fresh.remove();
});

/** Generates as a watch does, and returns what was printed and all files. */
async function observed(workspace: Workspace, args: readonly string[], memory?: RunMemory): Promise<unknown> {
  const stream = { write: () => {} };
  const { exitCode, problems, text } = await generateOnce(
    {
      args,
      arguments: parseArguments(args),
      loaded: undefined,
      workingDirectory: workspace.path,
      environment: { XDG_CACHE_HOME: `${workspace.path}-cache` },
      stdout: stream,
      stderr: stream,
      ask: undefined,
      report: async () => {},
    },
    { arguments: parseArguments(args), loaded: undefined, workingDirectory: workspace.path },
    memory,
  );
  const lines = text.replace(/ +time$/m, "").replace(/ +\d+ ms$/gm, "");
  return { exitCode, problems, lines, files: await workspace.read(".") };
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
const none: Edit["apply"] = async () => {};

const EDITS: readonly Edit[] = [
  { name: "a fish in the document", apply: write(PETS_WITH_A_FISH) },
  { name: "the document as it was", apply: write(PETS) },
  { name: "a document with an error", apply: write({ "spec/openapi.yaml": "openapi: 3.1.1\npaths: [" }) },
  {
    name: "a referenced file",
    apply: write({ "spec/Pet.yaml": "type: object\nproperties: { name: {} }\n" }),
  },
  { name: "an overlay", apply: none, args: ["--overlay", "birds.json"] },
  { name: "an option", apply: none, args: ["--int64", "bigint", "--only", "types,zod"] },
  { name: "formats", apply: none, args: ["--formats", "annotate"] },
  { name: "fewer generators", apply: none, args: ["--only", "types"] },
  { name: "a check", apply: none, args: ["--check"] },
  {
    name: "an edited output",
    apply: write({ "out/zod/exact/index.ts": "// Generated from nothing.\n" }),
  },
  {
    name: "a removed folder",
    apply: ({ path }) => rm(join(path, "out/zod"), { recursive: true, force: true }),
  },
  { name: "a foreign file", apply: write({ "out/zod/mine.ts": "export {};\n" }) },
  { name: "no foreign file", apply: ({ path }) => rm(join(path, "out/zod/mine.ts"), { force: true }) },
  { name: "another output folder", apply: none, args: ["--out", "other"] },
];

const { seed: SEED, numRuns: RUNS } = search(3);

it(`a watch does with each edit what a run without memory does (SEED=${SEED})`, async () => {
  const edits = fc.array(fc.constantFrom(...EDITS), { minLength: 2, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(edits, async (steps) => {
      const memory = new RunMemory();
      for (const { path, write: writeFiles } of [watched, fresh]) {
        for (const folder of ["out", "other"]) await rm(join(path, folder), { recursive: true, force: true });
        await writeFiles(FILES);
      }
      for (const { apply, args = [] } of steps) {
        await rm(`${fresh.path}-cache`, { recursive: true, force: true });
        for (const workspace of [watched, fresh]) await apply(workspace);
        const all = [...GENERATE, ...args, ...(args.includes("--out") ? [] : ["--out", "out"])];
        expect(await observed(watched, all, memory)).toEqual(await observed(fresh, all));
      }
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
