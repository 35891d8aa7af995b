import { unicodeTest } from "./unicode-test.ts";

/** True if labels are valid in RFC 5891 and, for those written from right to left, in RFC 5893. */
export function areIdnLabels(labels: readonly (string | undefined)[]): boolean {
  const known = labels.filter((label) => label !== undefined);
  return known.length === labels.length && known.every(isLabel) && keepDirections(known);
}

function isLabel(label: string): boolean {
  if (!/[^\0-\x7f]/.test(label)) return true; // letters, digits and hyphens, checked in the ASCII form
  if (/^-|-$|^..--/u.test(label) || beginsWithMark(label) || label !== label.normalize("NFC")) return false;
  const characters = [...label];
  return characters.every((character, index) => isCharacter(character, characters, index));
}

/** Exceptions of RFC 5892, then letters that fold to themselves: capitals of Cherokee, and dotless i. */
const VALID_EXCEPTION = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007\u13a0-\u13f5\u0131]/u;
/** Exceptions of RFC 5892, then small letters of Cherokee, and the parts of Hangul syllables. */
const INVALID_EXCEPTION =
  /[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b\u13f8-\u13fd\uab70-\uabbf\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u;

const beginsWithMark = /* @__PURE__ */ unicodeTest("^\\p{M}");
const isLetterOrDigit = /* @__PURE__ */ unicodeTest("[-\\p{Ll}\\p{Lo}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Nd}]");
const isIgnorable = /* @__PURE__ */ unicodeTest("\\p{Default_Ignorable_Code_Point}");
const isGreek = /* @__PURE__ */ unicodeTest("\\p{Script=Greek}");
const isHebrew = /* @__PURE__ */ unicodeTest("\\p{Script=Hebrew}");
const isJapanese = /* @__PURE__ */ unicodeTest("[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]");
const isMark = /* @__PURE__ */ unicodeTest("\\p{Mn}");

/** RFC 5892: the characters of labels; some are valid only next to certain others. */
function isCharacter(character: string, label: readonly string[], index: number): boolean {
  const [before = "", after = ""] = [label[index - 1], label[index + 1]];
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
    case "\u200d": // zero width joiner
      return isVirama(before);
    case "\u200c": // zero width non-joiner
      return isVirama(before) || separatesJoining(label, index);
    default:
      return isPlainCharacter(character, label);
  }
}

function isPlainCharacter(character: string, label: readonly string[]): boolean {
  if (VALID_EXCEPTION.test(character)) return true;
  if (INVALID_EXCEPTION.test(character) || !isLetterOrDigit(character)) return false;
  if (/[\u0660-\u0669]/.test(character) && label.some((other) => /[\u06f0-\u06f9]/.test(other))) return false;
  if (isIgnorable(character)) return false;
  // Characters that case folding or NFKC changes are invalid. `toUpperCase` reveals those that it splits (`\u1fc4`).
  const folded = character.normalize("NFKC").toUpperCase().toLowerCase().normalize("NFKC");
  return folded === character.normalize("NFC");
}

/** Characters of combining class 9. */
const VIRAMAS =
  "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed";

function isVirama(character: string): boolean {
  return character !== "" && VIRAMAS.includes(character);
}

/** Letters that join on one side or both; hamza does not join. */
const isJoining = /* @__PURE__ */ unicodeTest(
  "(?=\\p{L})(?![\\u0621\\u0674])[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}]",
);

/** Letters of these scripts that join only to the letter before them. */
const ENDING =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f]/u;

/** True between two letters that would join, not counting marks. */
function separatesJoining(label: readonly string[], index: number): boolean {
  const isBase = (character: string) => !isMark(character);
  const before = label.slice(0, index).filter(isBase).at(-1) ?? "";
  const after = label.slice(index + 1).find(isBase) ?? "";
  return isJoining(before) && !ENDING.test(before) && isJoining(after);
}

const isRightScript = /* @__PURE__ */ unicodeTest(
  "[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}]",
);
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
