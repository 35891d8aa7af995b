import type { ApiModel, ErrorEntryModel } from "../../../generators/core/model/api-model.ts";
import { reference } from "../../../generators/index.ts";
import { errorGuides } from "../../../site/build/error-guides.ts";
import { ownDescription } from "../../consumers/documents/corpus/documents.ts";
import { readModel } from "../../consumers/documents/payloads/read-model.ts";

/** The description of the service. */
export const readService = (): Promise<ApiModel> => readModel(ownDescription.spec);

/** Every code of the service's catalogue. */
export async function codeEntries(): Promise<readonly ErrorEntryModel[]> {
  return (await readService()).errorCatalog?.entries ?? [];
}

/** The pages of the service's reference as the site has them, by path. */
export async function referencePages(): Promise<Map<string, string>> {
  const model = await readService();
  const generator = reference({
    site: "markdown",
    clientPackage: "@crossborder/client",
    suppliedParameters: ["instance_id"],
    guides: errorGuides,
  });
  const location = {
    modules: { runtime: "@crossborder/runtime" },
    importExtension: ".js",
    headerCommand: "pnpm site",
  } as const;
  const made = await generator.generate(model, location);
  return new Map(made.kind === "files" ? made.files.map(({ path, text }) => [path, text]) : []);
}
