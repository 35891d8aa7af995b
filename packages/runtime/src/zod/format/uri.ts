import { isIpv6 } from "./address.ts";
import { USUAL_URI } from "./usual.ts";

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** RFC 3986 URI, with a scheme. */
export function isUri(text: string): boolean {
  return USUAL_URI.test(text) || (SCHEME.test(text) && isUriReference(text));
}

/** RFC 3987 IRI, with a scheme. */
export function isIri(text: string): boolean {
  return SCHEME.test(text) && isIriReference(text);
}

const URI_PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;
const URI_TEXT = /^[a-z0-9._~!$&'()*+,;=:@/?%-]*$/i;

/** RFC 3986 URI reference, absolute or relative. */
export function isUriReference(text: string): boolean {
  const [, scheme, authority, path = "", query = "", fragment = ""] = URI_PARTS.exec(text) ?? [];
  if (/%(?![0-9a-f]{2})/i.test(text)) return false;
  if (scheme !== undefined && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return false;
  if (authority !== undefined && !isAuthority(authority)) return false;
  return URI_TEXT.test(path) && URI_TEXT.test(query) && URI_TEXT.test(fragment);
}

function isAuthority(authority: string): boolean {
  const match = /^(?:([a-z0-9._~!$&'()*+,;=:%-]*)@)?(\[.*\]|[a-z0-9._~!$&'()*+,;=%-]*)(?::\d*)?$/i.exec(
    authority,
  );
  const host = match?.[2];
  if (host === undefined || !host.startsWith("[")) return host !== undefined;
  return isIpv6(host.slice(1, -1)) || /^\[v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+\]$/i.test(host);
}

/** RFC 3987 IRI reference: a URI once its characters beyond ASCII are percent-encoded; not all may stand there (3.1). */
export function isIriReference(text: string): boolean {
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] = URI_PARTS.exec(text) ?? [];
  const outsideQuery = [...scheme, ...authority, ...path, ...fragment];
  if (!outsideQuery.every((character) => isIriCharacter(character))) return false;
  if (![...query].every((character) => isIriCharacter(character) || /\p{Co}/u.test(character))) return false;
  if (/[^\0-\x7f]/.test(scheme)) return false;
  return isUriReference(text.replace(/[^\0-\x7f]/gu, "%20"));
}

/** ASCII, or `ucschar`: whatever Unicode gives a meaning or may give one; neither controls nor private use. */
function isIriCharacter(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return true;
  if (point < 0xa0 || (point >= 0xe0000 && point < 0xe1000)) return false;
  return !/[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\ufff0-\uffff]/u.test(character);
}
