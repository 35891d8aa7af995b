import { join } from "node:path";
import { buildApiModel, readDocument, reference } from "../../../generators/index.ts";
import { repository } from "../../house/repository.ts";

/** The pages of the service's reference as the site has them, by path. */
export async function referencePages(): Promise<Map<string, string>> {
  const { value } = await readDocument(join(repository, "spec/openapi.yaml"), { overlays: [] });
  const model = value && buildApiModel(value).value;
  if (!model) throw new Error("The description cannot be read.");
  const generator = reference({ format: "markdown", client: "@crossborder/client", filled: "instance_id" });
  const place = {
    modules: { runtime: "@crossborder/runtime" },
    importExtension: ".js",
    command: "pnpm site",
  } as const;
  const made = await generator.generate(model, place);
  return new Map(made.kind === "files" ? made.files.map(({ path, text }) => [path, text]) : []);
}
