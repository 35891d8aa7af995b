import type { Check } from "../zod-internals.ts";
import { isIpv4, isIpv6 } from "./address.ts";
import { checkFormat } from "./check-format.ts";
import { isDate, isDateTime, isDuration, isTime } from "./date-time.ts";
import { isEmail, isIdnEmail } from "./email.ts";
import { isHostname } from "./hostname.ts";
import { isIdnHost } from "./idn-hostname.ts";
import { isJsonPointer, isRelativeJsonPointer } from "./json-pointer.ts";
import { isByte, isRegex, isUuid } from "./text.ts";
import { isIri, isIriReference, isUri, isUriReference } from "./uri.ts";
import { isUriTemplate } from "./uri-template.ts";

/** RFC 2673 dotted address. */
export function ipv4(): Check<string> {
  return checkFormat("ipv4", isIpv4);
}

/** RFC 4291 address. */
export function ipv6(): Check<string> {
  return checkFormat("ipv6", isIpv6);
}

/** RFC 3339 `full-date`. */
export function date(): Check<string> {
  return checkFormat("date", isDate);
}

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export function dateTime(): Check<string> {
  return checkFormat("date-time", isDateTime);
}

/** RFC 3339 `full-time`, with time zone. */
export function time(): Check<string> {
  return checkFormat("time", isTime);
}

/** RFC 3339 `duration`: units in order without gaps, weeks alone. */
export function duration(): Check<string> {
  return checkFormat("duration", isDuration);
}

/** RFC 5321 `Mailbox`: a dotted or quoted local part, then a host name or an address literal. */
export function email(): Check<string> {
  return checkFormat("email", isEmail);
}

/** RFC 6531 `Mailbox`: as `email`, with characters beyond ASCII in both parts. */
export function idnEmail(): Check<string> {
  return checkFormat("idn-email", isIdnEmail);
}

/** RFC 1123 host name; labels that stand for others (`xn--…`) by RFC 5890. */
export function hostname(): Check<string> {
  return checkFormat("hostname", isHostname);
}

/** RFC 5890 host name: letters and digits of any script, with the separators of RFC 3490. */
export function idnHostname(): Check<string> {
  return checkFormat("idn-hostname", isIdnHost);
}

/** RFC 6901 JSON pointer. */
export function jsonPointer(): Check<string> {
  return checkFormat("json-pointer", isJsonPointer);
}

/** A relative JSON pointer: levels upwards, then a pointer, or `#` for the name of the place. */
export function relativeJsonPointer(): Check<string> {
  return checkFormat("relative-json-pointer", isRelativeJsonPointer);
}

/** RFC 4648 base64 with padding. */
export function byte(): Check<string> {
  return checkFormat("byte", isByte);
}

/** A regular expression of ECMA-262, read with the `u` flag. */
export function regex(): Check<string> {
  return checkFormat("regex", isRegex);
}

/** RFC 9562 text form of a UUID, of any version and variant. */
export function uuid(): Check<string> {
  return checkFormat("uuid", isUuid);
}

/** RFC 3986 URI, with a scheme. */
export function uri(): Check<string> {
  return checkFormat("uri", isUri);
}

/** RFC 3986 URI reference, absolute or relative. */
export function uriReference(): Check<string> {
  return checkFormat("uri-reference", isUriReference);
}

/** RFC 3987 IRI, with a scheme. */
export function iri(): Check<string> {
  return checkFormat("iri", isIri);
}

/** RFC 3987 IRI reference, absolute or relative. */
export function iriReference(): Check<string> {
  return checkFormat("iri-reference", isIriReference);
}

/** RFC 6570 URI template. */
export function uriTemplate(): Check<string> {
  return checkFormat("uri-template", isUriTemplate);
}
