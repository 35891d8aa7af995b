import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, JsonObject } from "../../../../generators/core/json.ts";
import { ASSERTED_FORMATS } from "../../../../generators/core/model/accepts/format.ts";

/** Verdicts of two validators about a value. */
export interface Judges {
  readonly ajv: (value: Json) => boolean;
  readonly zod: (value: Json) => { readonly success: boolean; readonly data?: unknown };
}

/** The method of a generated validator that is called here. */
export interface ZodSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

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
