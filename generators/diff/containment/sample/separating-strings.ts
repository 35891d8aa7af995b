import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { findStrings } from "../patterns/find-strings.ts";
import { allOf, not, type TextLanguage } from "../patterns/text-language.ts";
import { singleKeyword } from "../single-keyword.ts";
import type { Alternative } from "../terms/alternative.ts";
import { stringsAroundAlternative, stringsOf } from "../terms/schema-strings.ts";
import { firstOf } from "./inner-samples.ts";

/** Limit of each kind: a format beside a pattern may reject the first string. */
const MOST_TEXTS = 6;

/**
 * Yields strings that the alternative may accept and a schema rejects, then others that the alternative may accept.
 * Searched on demand, since it can take long to prove that there is no other one.
 */
export function* separatingStrings(
  alternative: Alternative,
  schemas: readonly SchemaModel[],
): Iterable<string> {
  const around = stringsAroundAlternative(alternative);
  for (const rejected of schemas.flatMap(rejectedStrings))
    yield* firstOf(findStrings(around ? allOf([around, rejected]) : rejected), MOST_TEXTS);
  if (around) yield* firstOf(findStrings(around), MOST_TEXTS);
}

/** Returns the strings that each keyword of a schema rejects, and those that it rejects as a whole. */
function rejectedStrings(schema: SchemaModel): TextLanguage[] {
  const keywords = (["pattern", "minLength", "maxLength", "format"] as const).map((keyword) =>
    singleKeyword(schema, keyword),
  );
  return [...keywords, schema].flatMap((single) => {
    const strings = single && stringsOf(single);
    return strings ? [not(strings)] : [];
  });
}
