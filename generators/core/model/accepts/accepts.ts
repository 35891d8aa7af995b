import type { Int64Policy } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";
import { evaluate } from "./evaluate.ts";
import { startScope } from "./evaluation.ts";
import { assertedFormats, type FormatPolicy } from "./format.ts";

/** How `accepts` reads what JSON Schema leaves to the reader. */
export interface AcceptsOptions {
  /** Which formats are asserted. Default: `ASSERTED_FORMATS`. */
  readonly formats?: FormatPolicy | undefined;
  /** What whole numbers of 64 bits are. Default: `number`. */
  readonly int64?: Int64Policy | undefined;
}

/**
 * The referee: true when a JSON value meets a schema, by the letter of JSON Schema 2020-12.
 * Everything else that reads schemas (validators, types, containment) is held against it.
 */
export function accepts(schema: SchemaModel, value: unknown, options: AcceptsOptions = {}): boolean {
  const formats = assertedFormats(options.formats);
  return evaluate(schema, value, startScope({ formats, int64: options.int64 })) !== undefined;
}
