import { meetsSchema } from "../../core/model/accepts/evaluate.ts";
import { type Scope, startScope } from "../../core/model/accepts/evaluation.ts";
import { ASSERTED_FORMATS, rangeOfFormat } from "../../core/model/accepts/format.ts";
import { hasOtherTag } from "../../core/model/accepts/has-other-tag.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Formats that constrain values in comparisons: those that validators assert, and `int32`. */
export const COMPARED_FORMATS: readonly string[] = [...ASSERTED_FORMATS, "int32"];

/** Values are not mutated after a check, so that results about them and their members are cached. */
const SCOPE: Scope = {
  ...startScope({ formats: new Set(COMPARED_FORMATS), isCached: true }),
  numbers: "either", // a number with more digits than a double is a bigint
};

/** Returns the minimum and the limit of a format that constrains numbers. */
export function comparedRange(
  format: string | undefined,
): readonly [minimum: number, limit: number] | undefined {
  return format !== undefined && COMPARED_FORMATS.includes(format) ? rangeOfFormat(format) : undefined;
}

/** True if a value meets a schema, as comparisons read it. */
export function meets(schema: SchemaModel, value: unknown): boolean {
  return !hasOtherTag(schema, value) && meetsSchema(schema, value, SCOPE);
}
