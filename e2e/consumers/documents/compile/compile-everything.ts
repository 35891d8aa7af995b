import { mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { everythingOdd, ODD_DOCUMENTS } from "../../../../generators/test/any-document/documents.ts";
import { COMBINED, type Generated, SEEDS, writeCombined } from "../corpus/combined-documents.ts";
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

/** Documents that are compiled together. */
interface Batch {
  /** Generates everything for them, into a folder. */
  readonly generate: (folder: string) => Promise<Generated>;
  readonly compilers: readonly CompilerVersion[];
}

/** Result of the documents of a line. */
interface Outcome extends Pick<Line, "name" | "documents">, Generated {
  /** Complaints by compiler. */
  readonly errors: ReadonlyMap<CompilerVersion, number>;
}

/** From so many documents on, those of a line are compiled in batches. */
const MANY = 100;
/** Documents of a batch. */
const BATCH = 40;
/** One batch in so many is compiled by every compiler, the others by the newest. */
const SHARE = 10;

/**
 * Generates everything for every document, compiles it with every compiler, and writes the table, row by row. `part` is
 * a part of a row's name: other rows stay as they are.
 */
export async function compileEverything(work: string, part = ""): Promise<readonly string[]> {
  const lineOfOne = ({ name, spec }: OtherDocument) => lineOf(name, [spec], generateAll);
  const lines = [...[ownDescription, ...nearDocuments()].map(lineOfOne), oddDocuments(join(work, "odd"))];
  for (const published of PUBLISHED) {
    const specs = await publishedDocuments(published, join(work, "packages"));
    lines.push(lineOf(published.name, specs, generateAll));
  }
  lines.push(lineOfOne(largestDocument()), ...SEEDS.map(combinedLine));
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

function lineOf<Item>(
  name: string,
  items: readonly Item[],
  generate: (items: readonly Item[], folder: string) => Promise<Generated>,
): Line {
  const size = items.length < MANY ? items.length : BATCH;
  const batches = Array.from({ length: Math.ceil(items.length / size) }, (_, batch): Batch => {
    const some = items.slice(batch * size, (batch + 1) * size);
    return {
      generate: (folder) => generate(some, folder),
      compilers: batch % SHARE === 0 ? compilerVersions : [newestCompiler],
    };
  });
  return { name, documents: items.length, batches };
}

function combinedLine(first: number): Line {
  const seeds = Array.from({ length: COMBINED }, (_, index) => first + index);
  return lineOf(`combined documents, seeds ${first} to ${seeds.at(-1)}`, seeds, writeCombined);
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
  return lineOf("odd documents of the tests", specs, generateAll);
}

async function generateAll(specs: readonly string[], work: string): Promise<Generated> {
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

async function outcomeOf({ name, documents, batches }: Line, folder: string): Promise<Outcome> {
  const diagnostics: string[] = [];
  const errors = new Map(compilerVersions.map((version) => [version, 0]));
  let refused = 0;
  for (const { generate, compilers } of batches) {
    await rm(folder, { recursive: true, force: true });
    const generated = await generate(folder);
    refused += generated.refused;
    diagnostics.push(...generated.diagnostics);
    for (const version of compilers) {
      const complaints = await compile(folder, version, STRICTEST);
      errors.set(version, (errors.get(version) ?? 0) + complaints.length);
      const shown = complaints.slice(0, 5);
      diagnostics.push(...shown.map((complaint) => `${name}, TypeScript ${version}: ${complaint}`));
    }
  }
  return { name, documents, refused, errors, diagnostics };
}

function rowOf({ name, documents, refused, errors }: Outcome): string[] {
  const failed = [...errors].filter(([, count]) => count > 0);
  const cell = failed.map(([version, count]) => `${count} errors with ${version}`).join(", ") || "yes";
  return [`\`${name}\``, String(documents), String(refused), cell, new Date().toISOString().slice(0, 10)];
}
