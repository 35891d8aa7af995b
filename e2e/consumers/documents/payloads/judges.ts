import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { JsonObject } from "../../../../generators/core/json.ts";
import { ASSERTED_FORMATS } from "../../../../generators/core/model/accepts/format.ts";
import type { ApiModel } from "../../../../generators/core/model/api-model.ts";
import { GeneratedFolder, generate } from "../../../../generators/validators/test/generated-schema.ts";

/** An ajv that asserts the formats that generated validators do, and knows documents by their address. */
export function createAjv(documents: Readonly<Record<string, JsonObject>>): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    validateFormats: true,
    ownProperties: true,
    code: { optimize: false }, // takes longer than the few values that each schema checks
  });
  addFormats.default(ajv, [...ASSERTED_FORMATS] as never); // names that it knows
  for (const [address, document] of Object.entries(documents)) ajv.addSchema(document, address);
  return ajv;
}

/** Generates the validators of a model, and imports one of their files. */
export async function importValidators(
  model: ApiModel,
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const folder = new GeneratedFolder((await generate(model)).files);
  try {
    return await folder.module(path);
  } finally {
    folder.remove();
  }
}
