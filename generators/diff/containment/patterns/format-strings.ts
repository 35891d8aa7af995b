import { patternLanguage } from "./pattern-language.ts";
import type { TextLanguage } from "./text-language.ts";

const DATE = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const TIME =
  "(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[zZ]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ASCII = "[!-~]";

/** Patterns of the formats that comparisons assert. Inexact ones match more than the strings of the format. */
const PATTERNS: Readonly<Record<string, string>> = {
  date: `^${DATE}$`,
  time: `^${TIME}$`,
  "date-time": `^${DATE}[tT]${TIME}$`,
  email: "^[ -~]+@[!-~]+$",
  ipv4: `^(?:${BYTE}\\.){3}${BYTE}$`,
  ipv6: "^[0-9a-fA-F:.]{2,}$",
  uri: `^[a-zA-Z][a-zA-Z0-9+.-]*:${ASCII}*$`,
  "uri-reference": `^${ASCII}*$`,
  uuid: "^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
};

/** Formats whose pattern is exact. */
const EXACT = ["ipv4", "uuid"];

/** Returns a superset of the strings of the format; undefined if no pattern is known. */
export function stringsAround(format: string): TextLanguage | undefined {
  const known = Object.hasOwn(PATTERNS, format) ? PATTERNS[format] : undefined;
  return known === undefined ? undefined : patternLanguage(known);
}

/** Returns exactly the strings of the format; undefined if no exact pattern is known. */
export function stringsOfFormat(format: string): TextLanguage | undefined {
  return EXACT.includes(format) ? stringsAround(format) : undefined;
}
