import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { findTexts } from "../../texts/find-texts.ts";
import { allOf, not, type TextLanguage } from "../../texts/text-language.ts";
import type { Alternative } from "../alternative.ts";
import { textsAroundAlternative, textsOf } from "../schema-texts.ts";
import { singleKeyword } from "../single-keyword.ts";

/** Of each kind; more than one, since a format beside a pattern may refuse the first. */
const MOST_TEXTS = 6;

/** Texts that the alternative may hold and that a schema refuses, then some that the alternative may hold at all. */
export function separatingTexts(alternative: Alternative, schemas: readonly SchemaModel[]): string[] {
  const around = textsAroundAlternative(alternative);
  const refusing = schemas
    .flatMap(refusedTexts)
    .map((refused) => (around ? allOf([around, refused]) : refused));
  return [...refusing, ...(around ? [around] : [])].flatMap(firstTexts);
}

/** What each keyword of a schema refuses, and what it refuses as a whole. */
function refusedTexts(schema: SchemaModel): TextLanguage[] {
  const keywords = (["pattern", "minLength", "maxLength", "format"] as const).map((keyword) =>
    singleKeyword(schema, keyword),
  );
  return [...keywords, schema].flatMap((single) => {
    const texts = single && textsOf(single);
    return texts ? [not(texts)] : [];
  });
}

function firstTexts(language: TextLanguage): string[] {
  const found: string[] = [];
  for (const text of findTexts(language)) {
    if (found.push(text) >= MOST_TEXTS) break;
  }
  return found;
}
