import { rememberedByText } from "../../../core/remembered.ts";
import { type CharacterSet, charactersOf, complement, LAST_CHARACTER, union } from "./character-set.ts";

const DIGITS: CharacterSet = [[0x30, 0x39]];

/** `\w`, which also decides about word boundaries. */
export const WORD: CharacterSet = union([DIGITS, [[0x41, 0x5a]], [[0x61, 0x7a]], charactersOf("_")]);

const SPACES: CharacterSet = union([
  [[0x09, 0x0d]],
  [[0x2000, 0x200a]],
  charactersOf(" \u{a0}\u{1680}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}\u{feff}"),
]);

/** The characters that `.` matches. */
export const ANY_BUT_LINE_END: CharacterSet = complement(charactersOf("\n\r\u{2028}\u{2029}"));

const BY_LETTER: Readonly<Record<string, CharacterSet>> = {
  d: DIGITS,
  D: complement(DIGITS),
  w: WORD,
  W: complement(WORD),
  s: SPACES,
  S: complement(SPACES),
};

/** Returns the set of a letter after a backslash; undefined for other letters. */
export function namedSet(letter: string): CharacterSet | undefined {
  return Object.hasOwn(BY_LETTER, letter) ? BY_LETTER[letter] : undefined;
}

/** Returns the characters of a property such as `\p{Lu}`, each tested by the regular expression engine. */
export const propertySet = rememberedByText(
  (written: string): CharacterSet => findProperty(new RegExp(`^${written}$`, "u")),
);

function findProperty(pattern: RegExp): CharacterSet {
  const ranges: [number, number][] = [];
  for (let code = 0; code <= LAST_CHARACTER; code += 1) {
    if (!pattern.test(String.fromCodePoint(code))) continue;
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}
