import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { publishedFolders, readText, repository } from "../repository.ts";
import { apiReports } from "./api-report.ts";

// `pnpm api:report [--check]`: writes each package's api.md, or fails when one is not what the build gives. Prints the names of each by audience.
const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

const reports = apiReports(publishedFolders);
const changed = reports.filter(
  ({ file, text }) => !existsSync(join(repository, file)) || readText(file) !== text,
);
for (const { file, text } of changed) {
  if (!values.check) writeFileSync(join(repository, file), text);
  process.stdout.write(`${values.check ? "differs from what was built" : "written"}  ${file}\n`);
}
for (const { file, counts } of reports) process.stdout.write(`${file}: ${counts}\n`);
if (changed.length === 0) process.stdout.write(`${publishedFolders.length} API reports are up to date.\n`);
if (changed.length > 0 && values.check) {
  process.stdout.write(
    'The public surface changed: run "pnpm api:report", read what changed, and commit it.\n',
  );
  process.exitCode = 1;
}
