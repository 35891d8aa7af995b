import type { ApiModel } from "../../generators/core/model/api-model.ts";
import { buildApiModel, formatDiagnostic, hasErrors, readDocument } from "../../generators/generator.ts";
import { repository } from "./repository.ts";

/** Reads the description of the service. */
export async function readService(): Promise<ApiModel> {
  const source = "spec/openapi.yaml";
  const read = await readDocument(`${repository}/${source}`, { overlays: [] });
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return { ...built.value, source };
}
