import { ASSERTED_FORMATS } from "../../core/model/accepts/format.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Alternative } from "./alternative.ts";
import type { ObstacleKeyword } from "./obstacle.ts";

/** Patterns that are found in every text, the empty one included. */
const ANY_TEXT = /^\^?(\.\*)?$|^(\.\*)?\$?$/;

/** The string keywords of a schema that some string of the alternative may not meet. */
export function failingStringKeywords(
  { parts }: Alternative,
  { string = {}, annotations }: SchemaModel,
): ObstacleKeyword[] {
  const strings = parts.flatMap((part) => (part.string ? [part.string] : []));
  const shortest = Math.max(0, ...strings.map(({ minLength }) => minLength ?? 0));
  const longest = Math.min(...strings.map(({ maxLength }) => maxLength ?? Number.POSITIVE_INFINITY));
  const failing: ObstacleKeyword[] = [];
  if (shortest < (string.minLength ?? 0)) failing.push("minLength");
  if (longest > (string.maxLength ?? Number.POSITIVE_INFINITY)) failing.push("maxLength");
  if (
    string.pattern !== undefined &&
    !ANY_TEXT.test(string.pattern) &&
    !strings.some(({ pattern }) => pattern === string.pattern)
  )
    failing.push("pattern");
  const { format } = annotations;
  const isAsserted = format !== undefined && ASSERTED_FORMATS.includes(format);
  if (isAsserted && !parts.some((part) => part.annotations.format === format)) failing.push("format");
  return failing;
}
