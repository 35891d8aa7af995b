import { readDocument } from "../../../../generators/core/document/read-document.ts";
import type { ApiModel } from "../../../../generators/core/model/api-model.ts";
import { buildApiModel } from "../../../../generators/core/model/build-api-model.ts";

const models = new Map<string, Promise<ApiModel>>();

/** Reads the model of a document once; throws its errors. */
export function readModel(spec: string): Promise<ApiModel> {
  const model = models.get(spec) ?? readAndBuild(spec);
  models.set(spec, model);
  return model;
}

async function readAndBuild(spec: string): Promise<ApiModel> {
  const read = await readDocument(spec);
  const built = read.value && buildApiModel(read.value);
  if (built?.value) return built.value;
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  throw new Error(diagnostics.map(({ message }) => message).join("\n"));
}
