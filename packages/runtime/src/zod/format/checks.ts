import { type Check, check } from "../checks/check.ts";
import { worded } from "../issues/wording.ts";
import { isIpv4, isIpv6 } from "./address.ts";
import { isDate, isDateTime, isDuration, isTime } from "./date-time.ts";
import { isEmail, isIdnEmail } from "./email.ts";
import { isHostname, isIdnHost } from "./hostname.ts";
import { isByte, isJsonPointer, isRegex, isRelativeJsonPointer, isUuid } from "./text.ts";
import { isIri, isIriReference, isUri, isUriReference, isUriTemplate } from "./uri.ts";

/** Creates a check for a string format. */
export type FormatCheck = () => Check<string>;

/** Returns a function that creates checks for a string format; issues name the format. */
function formatCheck(format: string, isFormat: (text: string) => boolean): FormatCheck {
  return () =>
    check({ format }, ({ value: input, issues }) => {
      if (isFormat(input)) return;
      const issue = { code: "invalid_format", format, input, continue: true } as const;
      issues.push(worded(issue, `Invalid ${format}`));
    });
}

/** RFC 2673 dotted address. */
export const ipv4: FormatCheck = /* @__PURE__ */ formatCheck("ipv4", isIpv4);

/** RFC 4291 address. */
export const ipv6: FormatCheck = /* @__PURE__ */ formatCheck("ipv6", isIpv6);

/** RFC 3339 `full-date`. */
export const date: FormatCheck = /* @__PURE__ */ formatCheck("date", isDate);

/** RFC 3339 `date-time`: with time zone, a leap second only at the end of a UTC day. */
export const dateTime: FormatCheck = /* @__PURE__ */ formatCheck("date-time", isDateTime);

/** RFC 3339 `full-time`, with time zone. */
export const time: FormatCheck = /* @__PURE__ */ formatCheck("time", isTime);

/** RFC 3339 `duration`: units in order without gaps, weeks alone. */
export const duration: FormatCheck = /* @__PURE__ */ formatCheck("duration", isDuration);

/** RFC 5321 `Mailbox`: a dotted or quoted local part, then a host name or an address literal. */
export const email: FormatCheck = /* @__PURE__ */ formatCheck("email", isEmail);

/** RFC 6531 `Mailbox`: as `email`, with characters beyond ASCII in both parts. */
export const idnEmail: FormatCheck = /* @__PURE__ */ formatCheck("idn-email", isIdnEmail);

/** RFC 1123 host name; `xn--` labels must be valid in RFC 5890. */
export const hostname: FormatCheck = /* @__PURE__ */ formatCheck("hostname", isHostname);

/** RFC 5890 host name: letters and digits of any script, with the separators of RFC 3490. */
export const idnHostname: FormatCheck = /* @__PURE__ */ formatCheck("idn-hostname", isIdnHost);

/** RFC 6901 JSON pointer. */
export const jsonPointer: FormatCheck = /* @__PURE__ */ formatCheck("json-pointer", isJsonPointer);

/** A relative JSON pointer: levels upwards, then a pointer, or `#` for the key or index. */
export const relativeJsonPointer: FormatCheck = /* @__PURE__ */ formatCheck(
  "relative-json-pointer",
  isRelativeJsonPointer,
);

/** RFC 4648 base64 with padding. */
export const byte: FormatCheck = /* @__PURE__ */ formatCheck("byte", isByte);

/** An ECMA-262 regular expression with the `u` flag. */
export const regex: FormatCheck = /* @__PURE__ */ formatCheck("regex", isRegex);

/** RFC 9562 text form of a UUID, of any version and variant. */
export const uuid: FormatCheck = /* @__PURE__ */ formatCheck("uuid", isUuid);

/** RFC 3986 URI, with a scheme. */
export const uri: FormatCheck = /* @__PURE__ */ formatCheck("uri", isUri);

/** RFC 3986 URI reference, absolute or relative. */
export const uriReference: FormatCheck = /* @__PURE__ */ formatCheck("uri-reference", isUriReference);

/** RFC 3987 IRI, with a scheme. */
export const iri: FormatCheck = /* @__PURE__ */ formatCheck("iri", isIri);

/** RFC 3987 IRI reference, absolute or relative. */
export const iriReference: FormatCheck = /* @__PURE__ */ formatCheck("iri-reference", isIriReference);

/** RFC 6570 URI template. */
export const uriTemplate: FormatCheck = /* @__PURE__ */ formatCheck("uri-template", isUriTemplate);
