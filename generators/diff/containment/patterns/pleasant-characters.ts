import { type CharacterSet, contains } from "./character-set.ts";

/** Tried first where any character will do, so that strings are pleasant to read. */
export const PLEASANT: readonly number[] = Array.from(
  "a0A-_ .b1B",
  (character) => character.codePointAt(0) ?? 0,
);

/** Characters of a set, those first that are pleasant to read, then its first and its last one. */
export function pleasantCharacters(set: CharacterSet): readonly number[] {
  const ends = [set[0]?.[0], set.at(-1)?.[1]].filter((code) => code !== undefined);
  return [...new Set([...PLEASANT.filter((code) => contains(set, code)), ...ends])];
}
