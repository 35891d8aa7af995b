import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { everythingOdd, ODD_DOCUMENTS } from "../../../../generators/test/any-document/documents.ts";
import { COMBINED, SEEDS, writeCombined } from "../corpus/combined-documents.ts";
import { largestDocument, nearDocuments, type OtherDocument, ownDescription } from "../corpus/documents.ts";
import { PUBLISHED, publishedDocuments } from "../corpus/published-documents.ts";
import { type CompilerVersion, compile, compilerVersions, newestCompiler, STRICTEST } from "./compile.ts";
import { generateEverything } from "./generate-document.ts";
import { writePage } from "./page.ts";

/** A line of the table. */
interface Line {
  readonly name: string;
  readonly documents: number;
  readonly batches: readonly Batch[];
}

/** Generates everything for documents that are compiled together, into a folder. */
type Batch = (folder: string) => Promise<Output>;

/** Output of the generators for the documents of a line. */
interface Output {
  /** Documents for which nothing is written. */
  readonly refused: number;
  /** Messages about refused documents. */
  readonly diagnostics: readonly string[];
  /** The folder that compilers before the newest compile; all that is written when absent, nothing when null. */
  readonly few?: string | null;
}

/** Result of the documents of a line. */
interface Outcome extends Pick<Line, "name" | "documents">, Pick<Output, "refused"> {
  /** Complaints by compiler. */
  readonly errors: ReadonlyMap<CompilerVersion, number>;
  /** Messages about refused documents, and the first complaints. */
  readonly diagnostics: readonly string[];
}

/** From so many documents on, those of a package are compiled in batches. */
const MANY = 100;
/** Documents of a batch. */
const BATCH = 40;
/** One batch in so many is compiled by every compiler. */
const SHARE = 10;

/**
 * Generates everything for every document, compiles it with every compiler, and writes the table, row by row. `part` is
 * a part of a row's name: other rows stay as they are.
 */
export async function compileEverything(work: string, part = ""): Promise<readonly string[]> {
  const lines = [...[ownDescription, ...nearDocuments()].map(lineOf), oddDocuments(join(work, "odd"))];
  for (const published of PUBLISHED)
    lines.push(lineOfPackage(published.name, await publishedDocuments(published, join(work, "packages"))));
  lines.push(lineOf(largestDocument()), ...SEEDS.map(combinedLine));
  const diagnostics: string[] = [];
  for (const line of lines) {
    if (!line.name.includes(part)) continue;
    const outcome = await outcomeOf(line, join(work, line.name.replace(/[^\w.-]+/g, "_")));
    const row = rowOf(outcome);
    process.stdout.write(`| ${row.join(" | ")} |\n`);
    diagnostics.push(...outcome.diagnostics);
    writePage(
      row,
      lines.map(({ name }) => name),
    );
  }
  return diagnostics;
}

function lineOf({ name, spec }: OtherDocument): Line {
  return lineOfAll(name, [spec]);
}

function lineOfAll(name: string, specs: readonly string[]): Line {
  return { name, documents: specs.length, batches: [(folder) => generateAll(specs, folder)] };
}

/** Of a package with many documents, the newest compiler compiles all, batch by batch, and the others every tenth batch. */
function lineOfPackage(name: string, specs: readonly string[]): Line {
  if (specs.length < MANY) return lineOfAll(name, specs);
  const batches = Array.from({ length: Math.ceil(specs.length / BATCH) }, (_, batch): Batch => {
    const some = specs.slice(batch * BATCH, (batch + 1) * BATCH);
    const few = batch % SHARE === 0 ? {} : { few: null };
    return async (folder) => ({ ...(await generateAll(some, folder)), ...few });
  });
  return { name, documents: specs.length, batches };
}

function combinedLine(seed: number): Line {
  const last = seed + COMBINED - 1;
  return {
    name: `combined documents, seeds ${seed} to ${last}`,
    documents: COMBINED,
    batches: [(folder) => writeCombined(seed, folder)],
  };
}

/** Documents of tests, written by hand with parts that other tools reject; only those in one file. */
function oddDocuments(folder: string): Line {
  mkdirSync(folder, { recursive: true });
  const specs = [...ODD_DOCUMENTS, everythingOdd()].flatMap(({ document, files }, index) => {
    if (files) return [];
    const spec = join(folder, `${index}.json`);
    writeFileSync(spec, JSON.stringify(document));
    return [spec];
  });
  return lineOfAll("odd documents of the tests", specs);
}

async function generateAll(specs: readonly string[], work: string): Promise<Output> {
  const diagnostics: string[] = [];
  let refused = 0;
  for (const [index, spec] of specs.entries()) {
    const folder = join(work, `${index}-${basename(spec).replace(/\W+/g, "-")}`);
    const { exitCode, stderr } = await generateEverything({ spec, folder });
    if (exitCode === 0) continue;
    refused++;
    diagnostics.push(`${spec}: ${stderr}`);
  }
  return { refused, diagnostics };
}

async function outcomeOf({ name, documents, batches }: Line, work: string): Promise<Outcome> {
  const diagnostics: string[] = [];
  const errors = new Map(compilerVersions.map((version) => [version, 0]));
  let refused = 0;
  for (const [index, write] of batches.entries()) {
    const folder = batches.length === 1 ? work : join(work, String(index));
    const output = await write(folder);
    refused += output.refused;
    diagnostics.push(...output.diagnostics);
    for (const [version, complaints] of await complaintsOf(folder, output.few)) {
      errors.set(version, (errors.get(version) ?? 0) + complaints.length);
      diagnostics.push(
        ...complaints.slice(0, 5).map((complaint) => `${name}, TypeScript ${version}: ${complaint}`),
      );
    }
    if (batches.length > 1) await rm(folder, { recursive: true, force: true });
  }
  return { name, documents, refused, errors, diagnostics };
}

/** Returns the complaints of each compiler about a batch. */
async function complaintsOf(
  folder: string,
  few: string | null = folder,
): Promise<[CompilerVersion, string[]][]> {
  const found: [CompilerVersion, string[]][] = [];
  for (const version of compilerVersions) {
    const location = version === newestCompiler ? folder : few;
    if (location !== null) found.push([version, await compile(location, version, STRICTEST)]);
  }
  return found;
}

function rowOf({ name, documents, refused, errors }: Outcome): string[] {
  const failed = [...errors].filter(([, count]) => count > 0);
  const cell = failed.map(([version, count]) => `${count} errors with ${version}`).join(", ") || "yes";
  return [`\`${name}\``, String(documents), String(refused), cell, new Date().toISOString().slice(0, 10)];
}
