import { join } from "node:path";
import type { GeneratedFile } from "../../generators/generator.ts";
import { reference } from "../../generators/index.ts";
import { errorGuides } from "./error-guides.ts";
import { exampleRecords, withRecordIds } from "./example-records.ts";
import { writePage } from "./page-file.ts";
import { readService } from "./read-service.ts";
import { withChanges } from "./with-changes.ts";
import { withProgram } from "./with-program.ts";
import type { Release } from "./write-api-changes.ts";

/** Generates the reference of the service: its pages for the site, or Markdown as any program reads it. */
export async function referenceFiles(site: "starlight" | "markdown"): Promise<readonly GeneratedFile[]> {
  const generator = reference({
    site,
    clientPackage: "@crossborder/client",
    suppliedParameters: ["instance_id"],
    guides: errorGuides,
  });
  const made = await generator.generate(await readService(), {
    modules: { runtime: "@crossborder/runtime" },
    importExtension: ".js",
    headerCommand: "pnpm site",
  });
  if (made.kind === "nothing") throw new Error(made.reason);
  return made.files;
}

/** Writes the reference, with the IDs of records, programs and changes. */
export async function writeReference(
  folder: string,
  site: "starlight" | "markdown",
  releases: readonly Release[] = [],
): Promise<void> {
  const records = await exampleRecords();
  for (const { path, text } of await referenceFiles(site))
    await writePage(
      join(folder, path),
      withChanges(withProgram(withRecordIds(text, records), records), releases),
    );
}
