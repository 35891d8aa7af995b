import { isIpv4, isIpv6 } from "./formats/address.ts";
import { isDate, isDateTime, isDuration, isTime } from "./formats/date-time.ts";
import { isEmail, isIdnEmail } from "./formats/email.ts";
import { isHostname, isIdnHostname } from "./formats/hostname.ts";
import { isByte, isJsonPointer, isRegex, isRelativeJsonPointer, isUuid } from "./formats/text.ts";
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from "./formats/uri.ts";

/** Formats of strings that can be asserted: JSON Schema's, and `byte` of OpenAPI's registry. */
const TEXT_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDate,
  time: isTime,
  "date-time": isDateTime,
  duration: isDuration,
  email: isEmail,
  "idn-email": isIdnEmail,
  hostname: isHostname,
  "idn-hostname": isIdnHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: isUri,
  "uri-reference": isUriReference,
  iri: isIri,
  "iri-reference": isIriReference,
  "uri-template": isUriTemplate,
  uuid: isUuid,
  "json-pointer": isJsonPointer,
  "relative-json-pointer": isRelativeJsonPointer,
  regex: isRegex,
  byte: isByte,
};

/** Formats of whole numbers in OpenAPI's registry: the minimum, and one more than the maximum. */
const NUMBER_FORMATS: Readonly<Record<string, readonly [minimum: number, limit: number]>> = {
  int32: [-(2 ** 31), 2 ** 31],
  int64: [-(2 ** 63), 2 ** 63],
};

/** Policy for formats: assert all known, none, or only the named ones. Every other format is an annotation. */
export type FormatPolicy = "assert" | "annotate" | readonly string[];

/** Every format that can be asserted. */
export const KNOWN_FORMATS: readonly string[] = [
  ...Object.keys(TEXT_FORMATS),
  ...Object.keys(NUMBER_FORMATS),
];

/** The formats that validators assert by default. */
export const ASSERTED_FORMATS: readonly string[] = [
  ...["date", "time", "date-time", "email", "ipv4", "ipv6", "uri", "uri-reference", "uuid"],
];

/** The first name that is not a known format. */
export function unknownFormat(names: readonly unknown[]): unknown {
  return names.find((name) => !KNOWN_FORMATS.some((known) => known === name));
}

/** The formats that a policy asserts. */
export function assertedFormats(policy: FormatPolicy = ASSERTED_FORMATS): ReadonlySet<string> {
  if (policy === "annotate") return new Set();
  return new Set(policy === "assert" ? KNOWN_FORMATS : policy);
}

/** True if the text has the format, or if the format is not one of strings. */
export function hasFormat(text: string, format: string): boolean {
  return !Object.hasOwn(TEXT_FORMATS, format) || (TEXT_FORMATS[format]?.(text) ?? true);
}

/** The range of a format of numbers, with an exclusive limit. */
export function rangeOfFormat(format: string): readonly [minimum: number, limit: number] | undefined {
  return Object.hasOwn(NUMBER_FORMATS, format) ? NUMBER_FORMATS[format] : undefined;
}
