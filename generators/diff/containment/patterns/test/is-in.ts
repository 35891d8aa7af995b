import type { TextLanguage } from "../text-language.ts";

/** True if the language contains the text. */
export function isIn(language: TextLanguage, text: string): boolean {
  let state = language.start;
  for (const character of text) state = language.step(state, character.codePointAt(0) ?? 0);
  return language.accepts(state);
}
