import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { everythingOdd, ODD_DOCUMENTS } from "../../../generators/test/any-document/documents.ts";
import { readText, repository } from "../../house/repository.ts";
import { type CompilerVersion, compile, compilerVersions, STRICTEST, versionOf } from "./compile.ts";
import { largestDocument, nearDocuments, type OtherDocument, ownDescription } from "./documents.ts";
import { generateDocument } from "./generate-document.ts";
import { PUBLISHED, publishedDocuments } from "./published-documents.ts";

const PAGE = "docs/documents.md";

/** Documents that are compiled together: a line of the table. */
interface Line {
  readonly name: string;
  readonly specs: readonly string[];
}

/** What became of the documents of a line. */
interface Outcome {
  readonly name: string;
  readonly documents: number;
  /** Complaints by compiler. */
  readonly errors: ReadonlyMap<CompilerVersion, number>;
  /** What was refused, and the first complaints. */
  readonly problems: readonly string[];
}

/** Generates everything for every document, compiles it with every compiler, and writes the table. */
export async function compileEverything(work: string): Promise<readonly string[]> {
  const lines = [...[ownDescription, ...nearDocuments()].map(lineOf), oddDocuments(join(work, "odd"))];
  for (const published of PUBLISHED)
    lines.push({ name: published.name, specs: await publishedDocuments(published, join(work, "packages")) });
  lines.push(lineOf(largestDocument()));
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    const outcome = await outcomeOf(line, join(work, line.name.replace(/[^\w.-]+/g, "_")));
    outcomes.push(outcome);
    process.stdout.write(`${rowOf(outcome)}\n`);
  }
  writeFileSync(join(repository, PAGE), pageOf(outcomes));
  return outcomes.flatMap(({ problems }) => problems);
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
  for (const [index, spec] of specs.entries()) {
    const folder = join(work, `${index}-${basename(spec).replace(/\W+/g, "-")}`);
    const { exitCode, stderr } = await generateDocument({ spec, folder });
    if (exitCode !== 0) problems.push(`${spec}: ${stderr}`);
  }
  const errors = new Map<CompilerVersion, number>();
  for (const version of compilerVersions) {
    const complaints = await compile(work, version, STRICTEST);
    errors.set(version, complaints.length);
    problems.push(
      ...complaints.slice(0, 5).map((complaint) => `${name}, TypeScript ${version}: ${complaint}`),
    );
  }
  return { name, documents: specs.length, errors, problems };
}

function rowOf({ name, documents, errors }: Outcome): string {
  const cells = [...errors.values()].map((count) => (count === 0 ? "yes" : `${count} errors`));
  return `| ${[`\`${name}\``, documents, ...cells].join(" | ")} |`;
}

function pageOf(outcomes: readonly Outcome[]): string {
  const { version } = JSON.parse(readText("generators/package.json")) as { version: string };
  const heads = compilerVersions.map((one) => `TypeScript ${versionOf(one)}`);
  const total = outcomes.reduce((sum, { documents }) => sum + documents, 0);
  return [
    "# Documents and compilers",
    "",
    "`pnpm e2e:documents` writes this page. Each line is a document, or a package of npm that ships documents. The output of",
    "all generators is compiled with `strict`, `exactOptionalPropertyTypes`, `noUncheckedIndexedAccess`,",
    "`verbatimModuleSyntax`, `isolatedDeclarations` and `skipLibCheck: false`.",
    "",
    `Measured on ${new Date().toISOString().slice(0, 10)} with version ${version}: ${total} documents.`,
    "",
    `| document | documents | ${heads.join(" | ")} |`,
    `| --- | ---: | ${heads.map(() => "---").join(" | ")} |`,
    ...outcomes.map(rowOf),
    "",
  ].join("\n");
}
