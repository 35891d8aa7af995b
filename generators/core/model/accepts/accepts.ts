import type { Int64Policy } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";
import { evaluate } from "./evaluate.ts";
import { startScope } from "./evaluation.ts";
import { assertedFormats, type FormatPolicy } from "./format.ts";

/** Options that JSON Schema leaves to the validator. */
export interface AcceptsOptions {
  /** Formats that are asserted. Default: `ASSERTED_FORMATS`. */
  readonly formats?: FormatPolicy | undefined;
  /** The type of 64-bit integers. Default: `number`. */
  readonly int64?: Int64Policy | undefined;
}

/**
 * The reference validator: true if a JSON value matches a schema, exactly as JSON Schema 2020-12 defines it. All other
 * readers of schemas (validators, types, containment) are tested against it.
 */
export function accepts(schema: SchemaModel, value: unknown, options: AcceptsOptions = {}): boolean {
  const formats = assertedFormats(options.formats);
  return evaluate(schema, value, startScope({ formats, int64: options.int64 })) !== undefined;
}
