import { rm } from "node:fs/promises";
import { join } from "node:path";
import { checkPayloads } from "./check-payloads.ts";
import { checkTypes } from "./check-types.ts";
import { compile, compilerVersions } from "./compile.ts";
import { largestDocument, nearDocuments, type OtherDocument } from "./documents.ts";
import { generateDocument } from "./generate-document.ts";
import { unexplainedDifferences, unexplainedTypes } from "./reasons.ts";

// `pnpm e2e:documents`: everything that the tests look at in part, for every document and every compiler. Takes minutes.
const work = join(import.meta.dirname, ".work-all");
const WIDTH = 12;

function row(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  process.stdout.write(`${first.padEnd(18)}${others.map((cell) => cell.padStart(WIDTH)).join("")}\n`);
}

/** The cells of one document; what is wrong is printed below them. */
async function checkDocument(document: OtherDocument): Promise<void> {
  const problems: string[] = [];
  const folder = join(work, document.name);
  const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder });
  if (exitCode !== 0) problems.push(stderr);
  const compiled: string[] = [];
  for (const version of compilerVersions) {
    const complaints = await compile(folder, version);
    compiled.push(complaints.length === 0 ? "yes" : String(complaints.length));
    problems.push(...complaints.slice(0, 5));
  }
  const payloads = await checkPayloads(document, join(work, `${document.name}-payloads`));
  problems.push(...unexplainedDifferences(document.name, payloads.differences));
  const types = await checkTypes(document, join(work, `${document.name}-types`));
  problems.push(...unexplainedTypes(types).map((name) => `type: ${name}`));
  const agreed = `${types.total - types.unequal.length}/${types.total}`;
  const counts = [payloads.examples, payloads.mutations, payloads.differences.length].map(String);
  row([document.name, ...compiled, ...counts, agreed]);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

row([
  "document",
  ...compilerVersions.map((version) => `tsc ${version}`),
  "examples",
  "mutations",
  "differences",
  "equal types",
]);
for (const document of [...nearDocuments(), largestDocument()]) await checkDocument(document);
await rm(work, { recursive: true, force: true });
