import { meetsSchema } from "../../core/model/accepts/evaluate.ts";
import { type Scope, startScope } from "../../core/model/accepts/evaluation.ts";
import { ASSERTED_FORMATS, rangeOfFormat } from "../../core/model/accepts/format.ts";
import { hasOtherTag } from "../../core/model/accepts/has-other-tag.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/**
 * The formats that narrow a value when documents are compared: those that validators assert, and the one width of
 * whole numbers that real values outgrow.
 */
export const COMPARED_FORMATS: readonly string[] = [...ASSERTED_FORMATS, "int32"];

/** No value is changed once it is held against a schema, so that answers about it and what is inside it are kept. */
const SCOPE: Scope = {
  ...startScope({ formats: new Set(COMPARED_FORMATS), isKept: true }),
  numbers: "either", // a number with more digits than a double is a bigint
};

/** The numbers of a format, from the minimum up to the limit, where the format narrows them. */
export function comparedRange(
  format: string | undefined,
): readonly [minimum: number, limit: number] | undefined {
  return format !== undefined && COMPARED_FORMATS.includes(format) ? rangeOfFormat(format) : undefined;
}

/** True when a value meets a schema, as comparisons read it. */
export function meets(schema: SchemaModel, value: unknown): boolean {
  return !hasOtherTag(schema, value) && meetsSchema(schema, value, SCOPE);
}
