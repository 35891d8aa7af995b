import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { findStrings } from "../patterns/find-strings.ts";
import { allOf, not, type TextLanguage } from "../patterns/text-language.ts";
import { singleKeyword } from "../single-keyword.ts";
import type { Alternative } from "../terms/alternative.ts";
import { stringsAroundAlternative, stringsOf } from "../terms/schema-strings.ts";

/** Of each kind; more than one, since a format beside a pattern may refuse the first. */
const MOST_TEXTS = 6;

/** Strings that the alternative may hold and that a schema refuses, then some that the alternative may hold at all. */
export function separatingStrings(alternative: Alternative, schemas: readonly SchemaModel[]): string[] {
  const around = stringsAroundAlternative(alternative);
  const refusing = schemas
    .flatMap(refusedStrings)
    .map((refused) => (around ? allOf([around, refused]) : refused));
  return [...refusing, ...(around ? [around] : [])].flatMap(firstStrings);
}

/** What each keyword of a schema refuses, and what it refuses as a whole. */
function refusedStrings(schema: SchemaModel): TextLanguage[] {
  const keywords = (["pattern", "minLength", "maxLength", "format"] as const).map((keyword) =>
    singleKeyword(schema, keyword),
  );
  return [...keywords, schema].flatMap((single) => {
    const strings = single && stringsOf(single);
    return strings ? [not(strings)] : [];
  });
}

function firstStrings(language: TextLanguage): string[] {
  const found: string[] = [];
  for (const text of findStrings(language)) {
    if (found.push(text) >= MOST_TEXTS) break;
  }
  return found;
}
