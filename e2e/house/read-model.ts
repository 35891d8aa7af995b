import { hasErrors } from "../../generators/core/diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../../generators/core/diagnostics/format-diagnostic.ts";
import { type ReadOptions, readDocument } from "../../generators/core/document/read-document.ts";
import type { ApiModel } from "../../generators/core/model/api-model.ts";
import { buildApiModel } from "../../generators/core/model/build-api-model.ts";

const models = new Map<string, Promise<ApiModel>>();

/** Reads the model of a document once; throws its errors. */
export function readModel(spec: string): Promise<ApiModel> {
  const model = models.get(spec) ?? readModelAgain(spec);
  models.set(spec, model);
  return model;
}

/** Reads the model of a document; throws its errors. */
export async function readModelAgain(spec: string, options: ReadOptions = {}): Promise<ApiModel> {
  const read = await readDocument(spec, options);
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  if (built?.value === undefined || hasErrors(diagnostics))
    throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return built.value;
}
