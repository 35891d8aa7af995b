import { ASSERTED_FORMATS } from "../../../core/model/accepts/format.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { ObstacleKeyword } from "../obstacle.ts";
import { findText } from "../patterns/find-strings.ts";
import { allOf, not } from "../patterns/text-language.ts";
import { singleKeyword } from "../single-keyword.ts";
import type { Alternative } from "../terms/alternative.ts";
import { lengthsOf, stringsAroundAlternative, stringsOf } from "../terms/schema-strings.ts";

/** Finds the string keywords of a schema that some string of the alternative may not meet. */
export function failingStringKeywords(alternative: Alternative, wide: SchemaModel): ObstacleKeyword[] {
  return unequalKeywords(alternative, wide).filter(
    (keyword) => !isProved(alternative, singleKeyword(wide, keyword)),
  );
}

/** Returns keywords for which the alternative has no equal or trivially tighter one. */
function unequalKeywords(
  alternative: Alternative,
  { string = {}, annotations }: SchemaModel,
): ObstacleKeyword[] {
  const { parts } = alternative;
  const { shortest, longest } = lengthsOf(alternative);
  const failing: ObstacleKeyword[] = [];
  if (shortest < (string.minLength ?? 0)) failing.push("minLength");
  if (longest > (string.maxLength ?? Number.POSITIVE_INFINITY)) failing.push("maxLength");
  const isStated = parts.some((part) => part.string?.pattern === string.pattern);
  if (string.pattern !== undefined && !isStated) failing.push("pattern");
  const { format } = annotations;
  const isAsserted = format !== undefined && ASSERTED_FORMATS.includes(format);
  if (isAsserted && !parts.some((part) => part.annotations.format === format)) failing.push("format");
  return failing;
}

/** True if no string of the alternative fails the keyword, with all its string constraints combined. */
function isProved(alternative: Alternative, single: SchemaModel | undefined): boolean {
  const allowed = single && stringsOf(single);
  if (!allowed) return false;
  const around = stringsAroundAlternative(alternative);
  return findText(allOf([...(around ? [around] : []), not(allowed)])).kind === "none";
}
