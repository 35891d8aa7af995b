import { patternLanguage } from "./pattern-language.ts";
import type { TextLanguage } from "./text-language.ts";

/** What a pattern can say of a format. */
interface FormatPattern {
  readonly pattern: string;
  /** True when every text in which the pattern is found has the format. */
  readonly isExact: boolean;
}

const DATE = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const TIME =
  "(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?(?:[zZ]|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)";
const BYTE = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ASCII = "[!-~]";

/** The formats that comparisons assert. Strings of those that are not exact may be more than those of the format. */
const PATTERNS: Readonly<Record<string, FormatPattern>> = {
  date: { pattern: `^${DATE}$`, isExact: false },
  time: { pattern: `^${TIME}$`, isExact: false },
  "date-time": { pattern: `^${DATE}[tT]${TIME}$`, isExact: false },
  email: { pattern: "^[ -~]+@[!-~]+$", isExact: false },
  ipv4: { pattern: `^(?:${BYTE}\\.){3}${BYTE}$`, isExact: true },
  ipv6: { pattern: "^[0-9a-fA-F:.]{2,}$", isExact: false },
  uri: { pattern: `^[a-zA-Z][a-zA-Z0-9+.-]*:${ASCII}*$`, isExact: false },
  "uri-reference": { pattern: `^${ASCII}*$`, isExact: false },
  uuid: { pattern: "^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", isExact: true },
};

/** A language that holds every text of the format, and maybe more; undefined when no pattern is known for it. */
export function stringsAround(format: string): TextLanguage | undefined {
  const known = Object.hasOwn(PATTERNS, format) ? PATTERNS[format] : undefined;
  return known && patternLanguage(known.pattern);
}

/** The strings of the format; undefined when no pattern tells exactly those. */
export function stringsOfFormat(format: string): TextLanguage | undefined {
  return PATTERNS[format]?.isExact ? stringsAround(format) : undefined;
}
