import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readText, repository } from "../repository.ts";
import { writtenDocuments } from "./written-documents.ts";

// `pnpm docs:tables`: writes the parts of documents that come from data: rules, options, counts.
for (const { file, write } of writtenDocuments()) {
  const text = write();
  if (text === readText(file)) continue;
  writeFileSync(join(repository, file), text);
  process.stdout.write(`written  ${file}\n`);
}
