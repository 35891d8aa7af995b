import { planFolder, writeFolder } from "../../generators/core/output/output-folder.ts";
import { buildApiModel, formatDiagnostic, hasErrors, readDocument } from "../../generators/generator.ts";
import { reference } from "../../generators/index.ts";
import { errorGuides } from "./error-guides.ts";
import { repository } from "./repository.ts";

/** Writes the reference of the service into a folder of the site. */
export async function writeReference(folder: string): Promise<void> {
  const source = "spec/openapi.yaml";
  const read = await readDocument(`${repository}/${source}`, { overlays: [] });
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  const generator = reference({
    clientPackage: "@crossborder/client",
    suppliedParameters: ["instance_id"],
    homeUrl: "../index.html",
    guides: errorGuides,
  });
  const made = await generator.generate(
    { ...built.value, source },
    { modules: { runtime: "@crossborder/runtime" }, importExtension: ".js", headerCommand: "pnpm site" },
  );
  if (made.kind === "nothing") throw new Error(made.reason);
  await writeFolder(await planFolder(folder, made.files));
}
