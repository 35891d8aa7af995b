import { join } from "node:path";
import type { ApiModel, ErrorEntryModel } from "../../../generators/core/model/api-model.ts";
import { buildApiModel, readDocument } from "../../../generators/generator.ts";
import { reference } from "../../../generators/index.ts";
import { errorGuides } from "../../../site/build/error-guides.ts";
import { repository } from "../../house/repository.ts";

/** The description of the service. */
export async function readModel(): Promise<ApiModel> {
  const { value } = await readDocument(join(repository, "spec/openapi.yaml"), { overlays: [] });
  const model = value && buildApiModel(value).value;
  if (!model) throw new Error("The description cannot be read.");
  return model;
}

/** Every code of the service's catalogue. */
export async function codeEntries(): Promise<readonly ErrorEntryModel[]> {
  return (await readModel()).errorCatalog?.entries ?? [];
}

/** The pages of the service's reference as the site has them, by path. */
export async function referencePages(): Promise<Map<string, string>> {
  const model = await readModel();
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
