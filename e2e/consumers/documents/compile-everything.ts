import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { everythingOdd, ODD_DOCUMENTS } from "../../../generators/test/any-document/documents.ts";
import { type CompilerVersion, compile, compilerVersions, STRICTEST } from "./compile.ts";
import { largestDocument, nearDocuments, type OtherDocument, ownDescription } from "./documents.ts";
import { generateDocument } from "./generate-document.ts";
import { writePage } from "./page.ts";
import { PUBLISHED, publishedDocuments } from "./published-documents.ts";

/** Documents that are compiled together: a line of the table. */
interface Line {
  readonly name: string;
  readonly specs: readonly string[];
}

/** What became of the documents of a line. */
interface Outcome {
  readonly name: string;
  readonly documents: number;
  /** Documents for which nothing is written. */
  readonly refused: number;
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
    lines.push({ name: published.name, specs: await publishedDocuments(published, join(work, "packages")) });
  lines.push(lineOf(largestDocument()));
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
  return { name, specs: [spec] };
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
  return { name: "odd documents of the tests", specs };
}

async function outcomeOf({ name, specs }: Line, work: string): Promise<Outcome> {
  const problems: string[] = [];
  let refused = 0;
  for (const [index, spec] of specs.entries()) {
    const folder = join(work, `${index}-${basename(spec).replace(/\W+/g, "-")}`);
    const { exitCode, stderr } = await generateDocument({ spec, folder });
    if (exitCode === 0) continue;
    refused++;
    problems.push(`${spec}: ${stderr}`);
  }
  const errors = new Map<CompilerVersion, number>();
  for (const version of compilerVersions) {
    const complaints = await compile(work, version, STRICTEST);
    errors.set(version, complaints.length);
    problems.push(
      ...complaints.slice(0, 5).map((complaint) => `${name}, TypeScript ${version}: ${complaint}`),
    );
  }
  return { name, documents: specs.length, refused, errors, problems };
}

function rowOf({ name, documents, refused, errors }: Outcome): string[] {
  const cells = [...errors.values()].map((count) => (count === 0 ? "yes" : `${count} errors`));
  return [`\`${name}\``, String(documents), String(refused), ...cells, new Date().toISOString().slice(0, 10)];
}
