import { fromPunycode } from "./punycode.ts";
import { unicodeTest } from "./unicode-test.ts";

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Twice the limit of the ASCII form (253): a character takes at least one unit there and at most two here. */
const MAX_LENGTH = 506;

/** RFC 1123 host name; `xn--` labels must be valid in RFC 5890. */
export function isHostname(text: string): boolean {
  return isAsciiHost(text) && isIdnHost(text);
}

/** True for labels of letters, digits and hyphens. Does not decode `xn--` labels. */
export function isAsciiHost(host: string): boolean {
  return host.length <= 253 && host.split(".").every((label) => LABEL.test(label));
}

/** RFC 5890 host name: letters and digits of any script, with the separators of RFC 3490. */
export function isIdnHost(host: string): boolean {
  if (host.length > MAX_LENGTH) return false;
  const labels = host
    .split(/[.\u3002\uff0e\uff61]/)
    .map((label) => (isAscii(label) ? label.toLowerCase() : label));
  const texts = labels.map(decoded);
  if (!texts.every(isLabel) || !keepDirections(texts)) return false;
  const ascii = encoded(texts);
  // A label that does not keep its spelling is not in the form of RFC 5891.
  const isSame = (label: string, index: number) =>
    label === (isAscii(label) ? ascii[index] : decoded(ascii[index] ?? ""));
  return isAsciiHost(ascii.join(".")) && labels.every(isSame);
}

/** Encodes labels as in a URL, whose parser knows the characters, joiners and directions; none if it rejects them. */
function encoded(labels: readonly string[]): readonly string[] {
  try {
    // The last label is a letter: a number there would make an IPv4 address.
    return new URL(`http://${labels.join(".")}.a`).hostname.split(".").slice(0, -1);
  } catch {
    return [];
  }
}

/** Decodes a label that begins with `xn--`; undefined if that is not valid Punycode. */
function decoded(label: string): string | undefined {
  return label.startsWith("xn--") ? fromPunycode(label.slice(4)) : label;
}

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** True for a label of the characters that RFC 5892 allows, among those that URLs allow. */
function isLabel(label: string | undefined): label is string {
  if (label === undefined) return false;
  if (isAscii(label)) return true; // letters, digits and hyphens, checked in the ASCII form
  const characters = [...label];
  if (/^-|-$|^..--/u.test(label) || beginsWithMark(label)) return false;
  return characters.every((_, index) => isCharacter(characters, index));
}

/** Some characters are valid only next to certain others. */
function isCharacter(label: readonly string[], index: number): boolean {
  const [before = "", character = "", after = ""] = [label[index - 1], label[index], label[index + 1]];
  switch (character) {
    case "\u00b7": // middle dot
      return before === "l" && after === "l";
    case "\u0375": // keraia
      return isGreek(after);
    case "\u05f3": // geresh
    case "\u05f4": // gershayim
      return isHebrew(before);
    case "\u30fb": // katakana middle dot
      return label.some(isJapanese);
    default:
      return isLetterOrDigit(character) && !INVALID_EXCEPTION.test(character);
  }
}

/** Letters, digits and marks, joiners, exceptions of RFC 5892, and capitals of Cherokee, which fold to themselves. */
const isLetterOrDigit = /* @__PURE__ */ unicodeTest(
  "[-\\p{Ll}\\p{Lo}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Nd}\\u200c\\u200d\\u06fd\\u06fe\\u0f0b\\u3007\\u13a0-\\u13f5]",
);
/** Exceptions of RFC 5892, and the parts of Hangul syllables. */
const INVALID_EXCEPTION =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u;

const isGreek = /* @__PURE__ */ unicodeTest("\\p{Script=Greek}");
const isHebrew = /* @__PURE__ */ unicodeTest("\\p{Script=Hebrew}");
const isJapanese = /* @__PURE__ */ unicodeTest("[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]");
const beginsWithMark = /* @__PURE__ */ unicodeTest("^\\p{M}");

const isRightScript = /* @__PURE__ */ unicodeTest(
  "[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}]",
);
const isMark = /* @__PURE__ */ unicodeTest("\\p{Mn}");
const isNoText = /* @__PURE__ */ unicodeTest("[^\\p{L}\\p{P}]");
const isNumber = /* @__PURE__ */ unicodeTest("[\\p{N}\\p{Mc}]");
const isLetter = /* @__PURE__ */ unicodeTest("\\p{L}");

/** Direction of a character (RFC 5893, 1.4), reduced to what the rule distinguishes. */
type Direction = "left" | "right" | "arabic-digit" | "digit" | "mark" | "neutral";

function directionOf(character: string): Direction {
  if (/[\u0660-\u0669]/.test(character)) return "arabic-digit";
  if (/[0-9\u06f0-\u06f9]/.test(character)) return "digit";
  if (isMark(character)) return "mark";
  if (isNoText(character)) return isNumber(character) ? "left" : "neutral";
  if (isRightScript(character)) return "right";
  return isLetter(character) ? "left" : "neutral";
}

/** RFC 5893: if a label is written from right to left, no label may mix directions. */
function keepDirections(labels: readonly string[]): boolean {
  const directions = labels.map((label) => [...label].map(directionOf));
  const isBidi = directions.flat().some((direction) => direction === "right" || direction === "arabic-digit");
  return !isBidi || directions.every(isOneWay);
}

function isOneWay(label: readonly Direction[]): boolean {
  const last = label.filter((direction) => direction !== "mark").at(-1);
  const has = (direction: Direction) => label.includes(direction);
  if (label[0] === "left")
    return !has("right") && !has("arabic-digit") && (last === "left" || last === "digit");
  const endsWell = last === "right" || last === "digit" || last === "arabic-digit";
  return label[0] === "right" && !has("left") && !(has("digit") && has("arabic-digit")) && endsWell;
}
