import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { everythingOdd, ODD_DOCUMENTS } from "../../../generators/test/any-document/documents.ts";
import { COMBINED, SEEDS, writeCombined } from "./combined-documents.ts";
import { type CompilerVersion, compile, compilerVersions, newestCompiler, STRICTEST } from "./compile.ts";
import { largestDocument, nearDocuments, type OtherDocument, ownDescription } from "./documents.ts";
import { generateEverything } from "./generate-document.ts";
import { writePage } from "./page.ts";
import { PUBLISHED, publishedDocuments } from "./published-documents.ts";

/** Documents that are compiled together: a line of the table. */
interface Line {
  readonly name: string;
  readonly documents: number;
  /** Generates everything for every document, into a folder. */
  write(folder: string): Promise<Output>;
}

/** What the generators made of the documents of a line. */
interface Output {
  /** Documents for which nothing is written. */
  readonly refused: number;
  /** What was refused. */
  readonly problems: readonly string[];
  /** What compilers before the newest compile; everything when absent. */
  readonly few?: string;
}

/** What became of the documents of a line. */
interface Outcome extends Pick<Line, "name" | "documents">, Pick<Output, "refused"> {
  /** Complaints by compiler. */
  readonly errors: ReadonlyMap<CompilerVersion, number>;
  /** What was refused, and the first complaints. */
  readonly problems: readonly string[];
}

/**
 * Generates everything for every document, compiles it with every compiler, and writes the table, row by row. `part` is
 * a part of a row's name: other rows stay as they are.
 */
export async function compileEverything(work: string, part = ""): Promise<readonly string[]> {
  const lines = [...[ownDescription, ...nearDocuments()].map(lineOf), oddDocuments(join(work, "odd"))];
  for (const published of PUBLISHED)
    lines.push(lineOfAll(published.name, await publishedDocuments(published, join(work, "packages"))));
  lines.push(lineOf(largestDocument()), ...SEEDS.map(combinedLine));
  const problems: string[] = [];
  for (const line of lines) {
    if (!line.name.includes(part)) continue;
    const outcome = await outcomeOf(line, join(work, line.name.replace(/[^\w.-]+/g, "_")));
    const row = rowOf(outcome);
    process.stdout.write(`| ${row.join(" | ")} |\n`);
    problems.push(...outcome.problems);
    writePage(
      row,
      lines.map(({ name }) => name),
    );
  }
  return problems;
}

function lineOf({ name, spec }: OtherDocument): Line {
  return lineOfAll(name, [spec]);
}

function lineOfAll(name: string, specs: readonly string[]): Line {
  return { name, documents: specs.length, write: (folder) => generateAll(specs, folder) };
}

function combinedLine(seed: number): Line {
  const last = seed + COMBINED - 1;
  return {
    name: `combined documents, seeds ${seed} to ${last}`,
    documents: COMBINED,
    write: (folder) => writeCombined(seed, folder),
  };
}

/** The documents that tests have written by hand, with what other tools refuse; those in one file. */
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
  const problems: string[] = [];
  let refused = 0;
  for (const [index, spec] of specs.entries()) {
    const folder = join(work, `${index}-${basename(spec).replace(/\W+/g, "-")}`);
    const { exitCode, stderr } = await generateEverything({ spec, folder });
    if (exitCode === 0) continue;
    refused++;
    problems.push(`${spec}: ${stderr}`);
  }
  return { refused, problems };
}

async function outcomeOf({ name, documents, write }: Line, work: string): Promise<Outcome> {
  const { refused, problems: refusals, few = work } = await write(work);
  const problems = [...refusals];
  const errors = new Map<CompilerVersion, number>();
  for (const version of compilerVersions) {
    const complaints = await compile(version === newestCompiler ? work : few, version, STRICTEST);
    errors.set(version, complaints.length);
    problems.push(
      ...complaints.slice(0, 5).map((complaint) => `${name}, TypeScript ${version}: ${complaint}`),
    );
  }
  return { name, documents, refused, errors, problems };
}

function rowOf({ name, documents, refused, errors }: Outcome): string[] {
  const cells = [...errors.values()].map((count) => (count === 0 ? "yes" : `${count} errors`));
  return [`\`${name}\``, String(documents), String(refused), ...cells, new Date().toISOString().slice(0, 10)];
}
