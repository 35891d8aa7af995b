/** RFC 5892, 2.6: exceptions from the category of a code point; then Cherokee, which folds to capitals. */
const ALLOWED = /^[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]$|^[\u13a0-\u13f5]$/u;
const FORBIDDEN = /^[\u0640\u07fa\u302e\u302f\u3031-\u3035\u303b]$|^[\u13f8-\u13fd\uab70-\uabbf]$/u;

/** RFC 5892, 2.9 and 2.7: the parts of Hangul syllables, and ignorable characters. */
const IGNORED = /^[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb\p{Default_Ignorable_Code_Point}]$/u;

/** RFC 5892, appendix A: characters that need certain others around them. */
const CONTEXTS: readonly (readonly [RegExp, (before: string, after: string, label: string) => boolean])[] = [
  [/\u00b7/u, (before, after) => before.endsWith("l") && after.startsWith("l")],
  [/\u0375/u, (_, after) => /^\p{Script=Greek}/u.test(after)],
  [/[\u05f3\u05f4]/u, (before) => /\p{Script=Hebrew}$/u.test(before)],
  [/\u30fb/u, (_, __, label) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(label)],
  [/[\u0660-\u0669]/u, (_, __, label) => !/[\u06f0-\u06f9]/u.test(label)],
  [/[\u06f0-\u06f9]/u, (_, __, label) => !/[\u0660-\u0669]/u.test(label)],
  [/\u200d/u, (before) => endsInVirama(before)],
  [/\u200c/u, (before, after) => endsInVirama(before) || isBetweenJoining(before, after)],
];

/** The viramas: combining class 9, for which regular expressions have no property. */
function endsInVirama(text: string): boolean {
  const virama =
    /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed]$/u;
  return virama.test(text);
}

/** Scripts whose letters join: letters that join on one side only must not be at the wrong end. */
const JOINING = "\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Nko}\\p{Script=Mongolian}";
const JOINS_BACKWARDS_ALONE =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f]\p{Mn}*$/u;

function isBetweenJoining(before: string, after: string): boolean {
  const letter = `(?=\\p{L})(?![\u0621\u0674])[${JOINING}]`;
  const letterBefore = new RegExp(`${letter}\\p{Mn}*$`, "u");
  const letterAfter = new RegExp(`^\\p{Mn}*${letter}`, "u");
  return letterBefore.test(before) && !JOINS_BACKWARDS_ALONE.test(before) && letterAfter.test(after);
}

/** RFC 5891, 4.2.3 and 5.4: a decoded label, in lower case if it is ASCII. */
export function isUnicodeLabel(label: string): boolean {
  if (/^[\0-\x7f]*$/.test(label)) return /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label);
  if (label.startsWith("-") || label.endsWith("-") || label.slice(2, 4) === "--") return false;
  if (/^\p{M}/u.test(label) || label.normalize("NFC") !== label) return false;
  let at = 0;
  for (const character of label) {
    if (!isAllowed(character, label, at)) return false;
    at += character.length;
  }
  return true;
}

function isAllowed(character: string, label: string, at: number): boolean {
  if (ALLOWED.test(character)) return keepsContext(character, label, at);
  if (FORBIDDEN.test(character)) return false;
  const context = CONTEXTS.find(([pattern]) => pattern.test(character));
  if (context) return keepsContext(character, label, at);
  if (IGNORED.test(character)) return false;
  return /^[\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}-]$/u.test(character) && isStable(character);
}

function keepsContext(character: string, label: string, at: number): boolean {
  const [before, after] = [label.slice(0, at), label.slice(at + character.length)];
  return CONTEXTS.every(([pattern, holds]) => !pattern.test(character) || holds(before, after, label));
}

/** RFC 5892, 2.2: characters that folding and compatibility do not change. */
function isStable(character: string): boolean {
  return folded(character.normalize("NFKC")).normalize("NFKC") === character.normalize("NFC");
}

/** Folding also splits letters without a single capital, such as \u1fc4. Dotless i is kept: its capital has a dot. */
function folded(text: string): string {
  return text === "\u0131" ? text : text.toUpperCase().toLowerCase();
}

const RIGHT =
  "\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}";
const RIGHT_LETTER = new RegExp(`[${RIGHT}]`, "u");
const ARABIC_DIGIT = "\\u0660-\\u0669";
const EUROPEAN_DIGIT = "0-9\\u06f0-\\u06f9";

/** RFC 5893: if any label is written from right to left, each label must have a single direction. */
export function keepsBidiRule(labels: readonly string[]): boolean {
  const isBidi = labels.some(
    (label) => isRightLetter(label) || new RegExp(`[${ARABIC_DIGIT}]`, "u").test(label),
  );
  return !isBidi || labels.every(hasOneDirection);
}

/** Marks and digits of these scripts have different directions. */
function isRightLetter(text: string): boolean {
  return [...text].some((character) => RIGHT_LETTER.test(character) && /[\p{L}\p{P}]/u.test(character));
}

function hasOneDirection(label: string): boolean {
  const [first = ""] = label;
  const bare = label.replace(/\p{Mn}+$/u, "");
  const last = [...bare].at(-1) ?? "";
  const hasArabic = new RegExp(`[${ARABIC_DIGIT}]`, "u").test(label);
  const hasEuropean = new RegExp(`[${EUROPEAN_DIGIT}]`, "u").test(label);
  if (!isRightLetter(first))
    return /^\p{L}/u.test(first) && !isRightLetter(label) && !hasArabic && /[\p{L}\p{N}\p{Mc}]/u.test(last);
  const hasLeft = [...label].some((character) => /\p{L}/u.test(character) && !RIGHT_LETTER.test(character));
  return !hasLeft && !(hasArabic && hasEuropean) && (isRightLetter(last) || /\p{Nd}/u.test(last));
}
