/** Shorter values are only taken out where they stand alone, or `12` would blacken every number. */
const MIN_LENGTH = 4;

/** Fewer digits say too little about a value that has letters as well. */
const MIN_DIGITS = 6;

/** What people and forms write between the digits of an identifier. */
const SEPARATORS = "(?:[\\s.,/()+_-]|%2[\\dA-F]|\\\\/){0,2}";

/**
 * The forms in which a secret may come back, as patterns for a regular expression with the flags `i` and `u`:
 *
 * - as it is, and with any of its characters escaped: JSON, URLs, forms, HTML
 * - with at least four digits: grouped in another way, `12345678900` for `123.456.789-00` and the reverse
 * - with at least six digits among letters: the digits alone
 *
 * Values of two or three characters count only where no letter, digit or underscore stands beside them. A single
 * character reveals nothing and is left.
 */
export function formsOf(secret: string): readonly string[] {
  const characters = [...secret];
  if (characters.length < 2) return [];
  const written = characters.map(writtenCharacter).join("");
  if (characters.length < MIN_LENGTH) return [`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`];
  const [plain, digits] = [secret.match(/[\p{L}\p{N}]/gu) ?? [], secret.match(/\p{N}/gu) ?? []];
  return [
    written,
    ...(digits.length >= MIN_LENGTH ? [plain.join(SEPARATORS)] : []),
    ...(digits.length >= MIN_DIGITS && digits.length < plain.length ? [digits.join(SEPARATORS)] : []),
  ];
}

/** Named escapes of JSON. */
const JSON_NAMES: Readonly<Record<string, string>> = {
  "\n": "n",
  "\r": "r",
  "\t": "t",
  "\b": "b",
  "\f": "f",
};

/** One character as it is or escaped, once or again: an escaped text may stand in another. */
function writtenCharacter(character: string): string {
  if (/[a-z0-9]/i.test(character)) return character;
  const name = JSON_NAMES[character];
  const units = Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, "0");
    return `\\\\+u${unit}`;
  });
  return `(?:${[
    character === "\\" ? "\\\\+" : `\\\\*${character.replace(/[\^$.*+?()[\]{}|/]/g, "\\$&")}`,
    ...(name ? [`\\\\+${name}`] : []),
    units.join(""),
    percentEncoded(character),
    ...(character === " " ? ["\\+"] : []),
    "&#?\\w+;",
  ].join("|")})`;
}

/** `%2F`, and `%252F` for what is encoded twice. */
function percentEncoded(character: string): string {
  const bytes = [...new TextEncoder().encode(character)];
  return bytes.map((byte) => `%(?:25)*${byte.toString(16).padStart(2, "0")}`).join("");
}
