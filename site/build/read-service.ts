import { readModel } from "../../e2e/house/read-model.ts";
import type { ApiModel } from "../../generators/core/model/api-model.ts";
import { repository } from "./repository.ts";

const SOURCE = "spec/openapi.yaml";

/** Reads the description of the service. */
export async function readService(): Promise<ApiModel> {
  return { ...(await readModel(`${repository}/${SOURCE}`)), source: SOURCE };
}
