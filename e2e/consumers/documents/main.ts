import { rm } from "node:fs/promises";
import { join } from "node:path";
import { compileEverything } from "./compile/compile-everything.ts";
import { generateDocument } from "./compile/generate-document.ts";
import { largestDocument, nearDocuments, type OtherDocument, ownDescription } from "./corpus/documents.ts";
import type { PayloadCheck } from "./payloads/check-examples.ts";
import { checkOperations } from "./payloads/check-operations.ts";
import { checkPayloads } from "./payloads/check-payloads.ts";
import { unexplainedDifferences } from "./payloads/reasons.ts";
import { operationCheck } from "./types/check-operation-types.ts";
import { checkTypes, type TypeCheck } from "./types/check-types.ts";
import { runChecks } from "./types/prove-types.ts";

// `pnpm e2e:documents [NAME]`: checks every document with every compiler; tests check only some. Takes minutes. NAME is
// a part of a row's name in docs/documents.md: only these rows are checked.
const [part] = process.argv.slice(2);
const work = join(import.meta.dirname, ".work-all");
const WIDTH = 12;

function row(cells: readonly string[]): void {
  const [first = "", ...others] = cells;
  process.stdout.write(`${first.padEnd(18)}${others.map((cell) => cell.padStart(WIDTH)).join("")}\n`);
}

function countsOf({ examples, mutations, differences }: PayloadCheck): string[] {
  return [examples, mutations, differences.length].map(String);
}

function equalOf({ total, unequal }: TypeCheck): string {
  return `${total - unequal.length}/${total}`;
}

/** Prints the cells of one document, and its problems below them. */
async function checkDocument(document: OtherDocument): Promise<void> {
  const problems: string[] = [];
  const folder = join(work, document.name);
  const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder });
  if (exitCode !== 0) problems.push(stderr);
  const payloads = await checkPayloads(document);
  const operations = await checkOperations(document);
  problems.push(
    ...unexplainedDifferences(document.name, [...payloads.differences, ...operations.differences]),
  );
  const typesFolder = join(work, `${document.name}-types`);
  const types = await checkTypes(document, typesFolder);
  problems.push(...types.roots.map((name) => `type: ${name}`));
  const parts = await runChecks(typesFolder, [await operationCheck(document, ".", types.unequal)]);
  problems.push(...parts.flatMap(({ unexplained }) => unexplained.map((name) => `type: ${name}`)));
  row([document.name, ...countsOf(payloads), ...countsOf(operations), ...[types, ...parts].map(equalOf)]);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

for (const problem of await compileEverything(work, part)) {
  process.stdout.write(`  ${problem}\n`);
  process.exitCode = 1;
}
if (part === undefined) {
  row([
    "document",
    "examples",
    "mutations",
    "differences",
    "operations'",
    "mutations",
    "differences",
    "equal types",
    "in operations",
  ]);
  for (const document of [ownDescription, ...nearDocuments(), largestDocument()])
    await checkDocument(document);
}
await rm(work, { recursive: true, force: true });
