import { isIpv6 } from "./address.ts";
import { unicodeTest } from "./unicode-test.ts";

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** RFC 3986 URI, with a scheme. */
export function isUri(text: string): boolean {
  return SCHEME.test(text) && isUriReference(text);
}

/** RFC 3987 IRI, with a scheme. */
export function isIri(text: string): boolean {
  return SCHEME.test(text) && isIriReference(text);
}

// Optional scheme; optional user, host and port; path and query; fragment. Brackets are allowed only around a host.
const URI_REFERENCE =
  /^(?:[a-z][a-z0-9+.-]*:|(?![^:/?#]+:))(?:\/\/(?:[a-z0-9._~!$&'()*+,;=:%-]*@)??(?:\[[^/?#]*\]|[a-z0-9._~!$&'()*+,;=%-]*)(?::\d*)?(?![^/?#])|(?!\/\/))[a-z0-9._~!$&'()*+,;=:@/?%-]*(?:#[a-z0-9._~!$&'()*+,;=:@/?%-]*)?$/i;

/** RFC 3986 URI reference, absolute or relative. */
export function isUriReference(text: string): boolean {
  if (!URI_REFERENCE.test(text) || (text.includes("%") && /%(?![0-9a-f]{2})/i.test(text))) return false;
  const address = text.includes("[") ? /\[(.*)\]/s.exec(text)?.[1] : undefined;
  if (address === undefined) return true;
  return isIpv6(address) || /^v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+$/i.test(address);
}

const URI_PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s;

/** RFC 3987 IRI reference: a URI after percent-encoding characters beyond ASCII, of which some are forbidden (3.1). */
export function isIriReference(text: string): boolean {
  const [, scheme = "", authority = "", path = "", query = "", fragment = ""] = URI_PARTS.exec(text) ?? [];
  const outsideQuery = [...scheme, ...authority, ...path, ...fragment];
  if (!outsideQuery.every((character) => isIriCharacter(character))) return false;
  if (![...query].every((character) => isIriCharacter(character) || isPrivate(character))) return false;
  if (/[^\0-\x7f]/.test(scheme)) return false;
  return isUriReference(text.replace(/[^\0-\x7f]/gu, "%20"));
}

const isPrivate = /* @__PURE__ */ unicodeTest("\\p{Co}");
const isNoIriCharacter = /* @__PURE__ */ unicodeTest(
  "[\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\ufff0-\\uffff]",
);

/** True for ASCII or `ucschar`: assigned and unassigned characters, but neither controls nor private use. */
function isIriCharacter(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return true;
  if (point < 0xa0 || (point >= 0xe0000 && point < 0xe1000)) return false;
  return !isNoIriCharacter(character);
}

const VARIABLE = /^(?:\w|%[0-9a-f]{2})(?:\.?(?:\w|%[0-9a-f]{2}))*(?::[1-9]\d{0,3}|\*)?$/i;

const hasNoCharacter = /* @__PURE__ */ unicodeTest("[\\p{Cs}\\p{Noncharacter_Code_Point}]");

/** RFC 6570 URI template: expressions between literals, which may contain an apostrophe (erratum 6937). */
export function isUriTemplate(text: string): boolean {
  const literals = text.split(/\{([^{}]*)\}/);
  return literals.every((part, index) => (index % 2 === 0 ? isLiteral(part) : isExpression(part)));
}

function isExpression(text: string): boolean {
  return text
    .replace(/^[+#./;?&=,!@|]/, "")
    .split(",")
    .every((variable) => VARIABLE.test(variable));
}

function isLiteral(text: string): boolean {
  return !/[\0- "<>\\^`{|}\x7f-\x9f]|%(?![0-9a-f]{2})/iu.test(text) && !hasNoCharacter(text);
}
