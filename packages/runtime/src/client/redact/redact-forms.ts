/** Shorter values are only taken out where they stand alone, or `12` would blacken every number. */
const MIN_LENGTH = 4;

/** Fewer digits say too little about a value that has letters as well. */
const MIN_DIGITS = 6;

/**
 * The part of a secret that is compared: 1000 characters, since engines reject patterns of a few thousand that are written
 * so, with no more than four backslashes. Escaped ones can be divided in several ways among them and what follows, and where
 * a text breaks off within a secret, an engine tries every combination.
 */
const COMPARED = /^(?:[^\\]*\\){0,4}[^\\]*/;
const MAX_COMPARED = 1000;

/** Before an escaped character is a backslash, or 3, 7 and so on where one escaped text stands in another. */
const MAX_BACKSLASHES = 15;

/** Separators that people and forms write between the digits of an identifier. */
const SEPARATOR = "(?:[\\s.,/()+_-]|%2[\\dA-F]|\\\\/)";

/**
 * The forms in which a secret may come back, as patterns for a regular expression with the flags `i` and `u`:
 *
 * - as it is, and with any of its characters escaped: JSON, URLs, forms, HTML
 * - with at least four digits: grouped in another way, `12345678900` for `123.456.789-00` and the reverse
 * - with at least six digits among letters: the digits alone
 *
 * Of a long secret, as of a document in Base64, only the beginning is looked for. Everything behind it belongs to the match,
 * as far as the text goes.
 *
 * Values of two or three characters count only where no letter, digit or underscore stands beside them.
 */
export function formsOf(secret: string): readonly string[] {
  const { start, compared } = comparedParts(secret);
  const characters = [...compared];
  const written = characters.map(writtenCharacter).join("");
  if (characters.length < MIN_LENGTH) return [`(?<![\\p{L}\\p{N}_])${written}(?![\\p{L}\\p{N}_])`];
  const withRest = (form: string, part: string) => form + (part.length < secret.length ? "[^]*" : "");
  const regrouped = identifiersOf(start).map((parts) => parts.join(`${SEPARATOR}{0,2}`));
  return [withRest(written, compared), ...regrouped.map((form) => withRest(form, start))];
}

/** A text in lower case, as it is and without what may stand between the digits of an identifier. */
export interface ComparedText {
  readonly lower: string;
  readonly bare: string;
}

export function comparedText(text: string): ComparedText {
  const lower = text.toLowerCase();
  return { lower, bare: lower.replace(new RegExp(SEPARATOR, "gi"), "") };
}

/**
 * Makes a check that is false for a text that holds a secret in none of its forms. Most texts hold none, and the first use
 * of its pattern takes a thousand times as long.
 */
export function mayHold(secret: string): (text: ComparedText) => boolean {
  const { start, compared } = comparedParts(secret);
  // In no form is a letter or digit of ASCII escaped. Others may have lower case in ASCII, as the Kelvin sign has.
  const runs = compared.match(/[a-z0-9]+/gi)?.map((run) => run.toLowerCase()) ?? [];
  const identifiers = identifiersOf(start).map((parts) => parts.join("").toLowerCase());
  return ({ lower, bare }) =>
    runs.every((run) => lower.includes(run)) || identifiers.some((identifier) => bare.includes(identifier));
}

/** The beginning of a secret, and what of it is looked for as it is written: digits alone have no backslashes. */
function comparedParts(secret: string): { readonly start: string; readonly compared: string } {
  // No half of a character at the end.
  const start = secret.slice(0, MAX_COMPARED).replace(/[\ud800-\udbff]$/, "");
  return { start, compared: COMPARED.exec(start)?.[0] ?? "" };
}

/** The characters of an identifier that may come back in other groups, and its digits where they may come back alone. */
function identifiersOf(text: string): readonly (readonly string[])[] {
  const [plain, digits] = [text.match(/[\p{L}\p{N}]/gu) ?? [], text.match(/\p{N}/gu) ?? []];
  if (digits.length < MIN_LENGTH) return [];
  return digits.length < MIN_DIGITS || digits.length === plain.length ? [plain] : [plain, digits];
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
    return `\\\\{1,${MAX_BACKSLASHES}}u${unit}`;
  });
  return `(?:${[
    character === "\\"
      ? `\\\\{1,${MAX_BACKSLASHES + 1}}`
      : `\\\\{0,${MAX_BACKSLASHES}}${character.replace(/[\^$.*+?()[\]{}|/]/g, "\\$&")}`,
    ...(name ? [`\\\\{1,${MAX_BACKSLASHES}}${name}`] : []),
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
