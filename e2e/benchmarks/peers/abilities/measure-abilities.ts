import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { type Generator, generateOnce } from "../../harness/generators.ts";
import { measureOutput } from "../measure-output.ts";
import { ADAPTERS, type Adapter } from "./adapters.ts";
import { CALL_CASES, callsDocument, type PetCalls } from "./calls.ts";
import { KEYWORD_CASES, type KeywordCase, keywordDocument } from "./keyword-cases.ts";
import { ODD_DOCUMENTS } from "./odd-documents.ts";

/** What a generator can do: a cell for each row of the tables. */
export interface Abilities {
  readonly documents: readonly string[];
  readonly keywords: readonly string[];
  readonly calls: readonly string[];
}

/** Runs a generator on small documents, each made for one question, and tries what it writes. */
export async function measureAbilities(generator: Generator): Promise<Abilities> {
  const adapter = ADAPTERS[generator.name];
  if (adapter === undefined) throw new Error(`There is no adapter for ${generator.name}.`);
  return {
    documents: await measureDocuments(generator),
    keywords: await measureKeywords(generator, adapter),
    calls: await measureCalls(generator, adapter),
  };
}

/** `yes` where code is written that compiles. */
async function measureDocuments(generator: Generator): Promise<string[]> {
  const cells: string[] = [];
  for (const { files } of ODD_DOCUMENTS) {
    const {
      exitCode,
      files: written,
      strictErrors,
    } = await measureOutput(generator, await inputOf(generator, files));
    const isRefused = exitCode !== 0 || written === 0;
    cells.push(isRefused ? "no code" : strictErrors === 0 ? "yes" : "does not compile");
  }
  return cells;
}

async function measureKeywords(generator: Generator, adapter: Adapter): Promise<string[]> {
  const folder = await generated(generator, keywordDocument);
  const validators = await bundled<Record<string, Validator>>(join(folder, adapter.validators));
  return KEYWORD_CASES.map((one) => keywordCell(one, validators?.[adapter.validatorOf(one.name)]));
}

interface Validator {
  safeParse(value: unknown): { readonly success: boolean };
}

/** A validator that throws tells nothing of the value. */
function keywordCell({ valid, invalid }: KeywordCase, validator: Validator | undefined): string {
  if (validator === undefined) return "no validator";
  const accepts = (value: unknown): boolean => {
    try {
      return validator.safeParse(value).success;
    } catch {
      return false;
    }
  };
  if (!valid.every(accepts)) return "rejects valid values";
  return invalid.some(accepts) ? "no" : "yes";
}

async function measureCalls(generator: Generator, adapter: Adapter): Promise<string[]> {
  const folder = await generated(generator, callsDocument);
  const entry = join(folder, "calls.ts");
  await writeFile(entry, adapter.calls);
  const calls = await bundled<PetCalls>(entry);
  const cells: string[] = [];
  for (const { passes } of CALL_CASES) cells.push(calls && (await passes(calls)) ? "yes" : "no");
  return cells;
}

/** Writes a document for a generator; gives the path of its first file. */
async function inputOf({ work }: Generator, files: Readonly<Record<string, string>>): Promise<string> {
  const inputs = join(work, "abilities");
  await rm(inputs, { recursive: true, force: true });
  await mkdir(inputs, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(inputs, name), text);
  return join(inputs, Object.keys(files)[0] ?? "");
}

async function generated(generator: Generator, text: string): Promise<string> {
  const folder = join(generator.work, `abilities-${generator.name.replace(/\W+/g, "-")}`);
  await generateOnce(generator, await inputOf(generator, { "openapi.json": text }), folder);
  return folder;
}

let count = 0;

/** A module with all that it imports; undefined where that cannot be put together. */
async function bundled<Module>(entry: string): Promise<Module | undefined> {
  const outfile = join(dirname(entry), `bundled-${++count}.mjs`);
  const problem = await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "silent",
  }).catch((error: unknown) => error);
  if (problem instanceof Error) return undefined;
  return (await import(pathToFileURL(outfile).href)) as Module; // as its adapter says
}
