import type { SchemaModel } from "../schema-model.ts";
import { evaluate } from "./evaluate.ts";

/** How `accepts` reads what JSON Schema leaves to the reader. */
export interface AcceptsOptions {
  /** True when `format` is asserted for the formats of `ASSERTED_FORMATS`; it is an annotation otherwise. Default true. */
  readonly assertFormats?: boolean;
}

/**
 * The referee: true when a JSON value meets a schema, by the letter of JSON Schema 2020-12.
 * Everything else that reads schemas (validators, types, containment) is held against it.
 */
export function accepts(schema: SchemaModel, value: unknown, options: AcceptsOptions = {}): boolean {
  const { assertFormats = true } = options;
  return evaluate(schema, value, { assertFormats, active: new Set() }) !== undefined;
}
