import { rememberedByText } from "../../../remembered.ts";
import { isIpv6 } from "./address.ts";

/** Characters that RFC 3987 adds to RFC 3986; the private ones are valid in queries only. */
const BEYOND_ASCII =
  "\\u{a0}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{ffef}" +
  Array.from({ length: 14 }, (_, plane) => {
    const start = (0x10000 * (plane + 1) + (plane === 13 ? 0x1000 : 0)).toString(16);
    return `\\u{${start}}-\\u{${(0x10000 * (plane + 1) + 0xfffd).toString(16)}}`;
  }).join("");
const PRIVATE = "\\u{e000}-\\u{f8ff}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}";

/** RFC 3986 URI: with a scheme. */
export function isUri(text: string): boolean {
  return isUriReference(text) && hasScheme(text);
}

/** RFC 3986: the valid characters of each part, percent signs only before two hexadecimal digits. */
export function isUriReference(text: string): boolean {
  return isReference(text, { letters: "", inQuery: "" });
}

/** RFC 3987 IRI: with a scheme. */
export function isIri(text: string): boolean {
  return isIriReference(text) && hasScheme(text);
}

/** RFC 3987: like RFC 3986, with most characters beyond ASCII. */
export function isIriReference(text: string): boolean {
  return isReference(text, { letters: BEYOND_ASCII, inQuery: BEYOND_ASCII + PRIVATE });
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(text);
}

interface Alphabet {
  /** Characters beyond RFC 3986, valid everywhere. */
  readonly letters: string;
  readonly inQuery: string;
}

function isReference(text: string, { letters, inQuery }: Alphabet): boolean {
  const match = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(text);
  if (!match || /%(?![0-9a-f]{2})/i.test(text)) return false;
  const [, scheme, authority, path = "", query = "", fragment = ""] = match;
  if (scheme !== undefined && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return false;
  return (
    (authority === undefined || isAuthority(authority, letters)) &&
    // Separately: a lone surrogate at the end of one could join one at the start of the other.
    [path, fragment].every((part) => onlyWith(`:@/?${letters}`).test(part)) &&
    onlyWith(`:@/?${inQuery}`).test(query)
  );
}

function isAuthority(authority: string, letters: string): boolean {
  const match = /^(?:([^@]*)@)?(\[.*\]|[^:[\]]*)(?::\d*)?$/.exec(authority);
  if (!match) return false;
  const [, user = "", host = ""] = match;
  if (!onlyWith(`:${letters}`).test(user)) return false;
  if (host.startsWith("["))
    return isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+\]$/i.test(host);
  return onlyWith(letters).test(host);
}

/** Matches texts of the common characters and the given ones; cached. */
const onlyWith = rememberedByText(
  (characters) => new RegExp(`^[a-z0-9._~!$&'()*+,;=%${characters}-]*$`, "iu"),
);

const VARIABLE = "(?:[a-z0-9_]|%[0-9a-f]{2})(?:\\.?(?:[a-z0-9_]|%[0-9a-f]{2}))*(?::[1-9]\\d{0,3}|\\*)?";
const EXPRESSION = `\\{[+#./;?&=,!@|]?${VARIABLE}(?:,${VARIABLE})*\\}`;
const LITERAL = `[!#$&-;=?-\\[\\]_a-z~${BEYOND_ASCII}${PRIVATE}]|%[0-9a-f]{2}`;
const TEMPLATE = new RegExp(`^(?:${LITERAL}|${EXPRESSION})*$`, "iu");

/** RFC 6570; an apostrophe is a literal too (erratum 6937). */
export function isUriTemplate(text: string): boolean {
  return TEMPLATE.test(text);
}
