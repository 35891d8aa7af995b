import { readDocument } from "../../../generators/core/document/read-document.ts";
import type { ApiModel } from "../../../generators/core/model/api-model.ts";
import { buildApiModel } from "../../../generators/core/model/build-api-model.ts";

/** The model of a document; what keeps it from being read is thrown. */
export async function readModel(spec: string): Promise<ApiModel> {
  const read = await readDocument(spec);
  const built = read.value && buildApiModel(read.value);
  if (built?.value) return built.value;
  const problems = [...read.problems, ...(built?.problems ?? [])];
  throw new Error(problems.map(({ message }) => message).join("\n"));
}
