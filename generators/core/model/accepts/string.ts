import type { SchemaModel, StringConstraints } from "../schema-model.ts";
import type { Scope } from "./evaluation.ts";
import { hasFormat } from "./format.ts";
import { matchesPattern } from "./pattern.ts";

/** Checks the constraints of strings, and an asserted format. */
export function acceptsString({ string, annotations }: SchemaModel, value: string, scope: Scope): boolean {
  if (string && !acceptsText(string, value)) return false;
  const { format } = annotations;
  return format === undefined || !scope.formats.has(format) || hasFormat(value, format);
}

function acceptsText({ minLength = 0, maxLength, pattern }: StringConstraints, value: string): boolean {
  if (minLength > 0 || maxLength !== undefined) {
    const { length } = Array.from(value); // code points, not UTF-16 units
    if (length < minLength || length > (maxLength ?? length)) return false;
  }
  return pattern === undefined || (matchesPattern(pattern, value) ?? true);
}
