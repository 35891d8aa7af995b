import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedFolders, readText, repository } from "../repository.ts";
import { apiReports } from "./api-report.ts";

// `pnpm api:report`: writes each package's api.md, and prints how many names it has for each audience.
for (const { file, text, counts } of apiReports(publishedFolders)) {
  const path = join(repository, file);
  const isWritten = !existsSync(path) || readText(file) !== text;
  if (isWritten) writeFileSync(path, text);
  process.stdout.write(`${file}: ${counts}${isWritten ? ", written" : ""}\n`);
}
