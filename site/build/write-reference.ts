import { join } from "node:path";
import { createSandbox } from "@crossborder/sandbox";
import { buildApiModel, formatDiagnostic, hasErrors, readDocument } from "../../generators/generator.ts";
import { reference } from "../../generators/index.ts";
import { errorGuides } from "./error-guides.ts";
import { writePage } from "./page-file.ts";
import { repository } from "./repository.ts";
import { withChanges } from "./with-changes.ts";
import { withProgram } from "./with-program.ts";
import type { Release } from "./write-api-changes.ts";

/** Writes the reference of the service: its pages for the site, or Markdown as any program reads it. */
export async function writeReference(
  folder: string,
  site: "starlight" | "markdown",
  releases: readonly Release[] = [],
): Promise<void> {
  const source = "spec/openapi.yaml";
  const read = await readDocument(`${repository}/${source}`, { overlays: [] });
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  const generator = reference({
    site,
    clientPackage: "@crossborder/client",
    suppliedParameters: ["instance_id"],
    guides: errorGuides,
  });
  const made = await generator.generate(
    { ...built.value, source },
    { modules: { runtime: "@crossborder/runtime" }, importExtension: ".js", headerCommand: "pnpm site" },
  );
  if (made.kind === "nothing") throw new Error(made.reason);
  const fixtures = await fixtureIds();
  for (const { path, text } of made.files)
    await writePage(join(folder, path), withChanges(withProgram(withFixtures(text, fixtures)), releases));
}

/** IDs in examples of the description, with those of a new sandbox that has made its fixtures: they are always the same. */
async function fixtureIds(): Promise<ReadonlyMap<string, string>> {
  const { control } = createSandbox();
  const { instance_id, customer_id, bank_account_id, quote_id } = await control.fixtures.payableQuote();
  const { tos_id } = await control.fixtures.acceptedTos();
  const ids = [instance_id, customer_id, bank_account_id, quote_id, tos_id];
  return new Map(ids.map((id) => [`${id.slice(0, 3)}000000000001`, id]));
}

function withFixtures(text: string, fixtures: ReadonlyMap<string, string>): string {
  return text.replace(/\b[a-z]{2}_000000000001\b/g, (id) => fixtures.get(id) ?? id);
}
