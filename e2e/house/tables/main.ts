import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../repository.ts";
import { writtenDocuments } from "./written-documents.ts";

// `pnpm tables`: writes what repeats data: the page of coverage, tables of options, the enum of error codes,
// numbers.
for (const { file, write } of writtenDocuments()) {
  const text = write();
  if (text === readText(file)) continue;
  writeFileSync(join(repository, file), text);
  process.stdout.write(`written  ${file}\n`);
}
