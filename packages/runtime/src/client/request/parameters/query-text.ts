import type { ParameterStyle, ParameterText } from "../../contracts/parameter.ts";
import { exactJson, isMembered } from "../exact/exact-json.ts";
import { checkMembers, memberPairs, styleOf } from "./check-kind.ts";
import { namedParts, primitiveText } from "./list-text.ts";

/** The parts of a query string that one parameter gives, each `name=value` and percent-encoded. */
export function queryParts(parameter: ParameterText, value: unknown): string[] {
  const { name } = parameter;
  const key = encodeURIComponent(name);
  const encode = parameter.allowReserved ? encodeAllowingReserved : encodeURIComponent;
  if (parameter.json) return [`${key}=${encode(exactJson(value, name))}`];
  const isList = Array.isArray(value);
  if (isList || isMembered(value)) checkMembers(name, value);
  const { style, explode } = styleOf(parameter);
  if (style === "deepObject" && isList)
    return [...value].flatMap((item, index) => deepMember(`${key}[${index}]`, item, encode));
  if (style === "deepObject" && isMembered(value)) return deepParts(key, value, encode);
  const separator = separatorOf(style);
  return namedParts(value, { name, separator, explode, encode, encodeKey: encodeURIComponent });
}

/** The cookies that one parameter gives, each `name=value`: written as in a query, under a name that stands as it is. */
export function cookieParts(parameter: ParameterText, value: unknown): string[] {
  const key = `${encodeURIComponent(parameter.name)}=`;
  return queryParts(parameter, value).map((part) =>
    part.startsWith(key) ? `${parameter.name}=${part.slice(key.length)}` : part,
  );
}

function separatorOf(style: ParameterStyle): string {
  if (style === "spaceDelimited") return "%20";
  return style === "pipeDelimited" ? "%7C" : ",";
}

type Encode = (text: string) => string;

/** `filter[status]=open`; deeper levels nest their brackets. */
function deepParts(prefix: string, value: object, encode: Encode): string[] {
  return memberPairs(value).flatMap(([name, member]) =>
    deepMember(`${prefix}[${encodeURIComponent(name)}]`, member, encode),
  );
}

/** Arrays repeat the key; with objects in them they count, so that each object stays together. */
function deepMember(key: string, member: unknown, encode: Encode): string[] {
  const isArray = Array.isArray(member);
  if (!isArray && !isMembered(member)) return [`${key}=${encode(primitiveText(member, key))}`];
  checkMembers(key, member);
  if (!isArray) return deepParts(key, member, encode);
  const counts = member.some((item) => typeof item === "object" && item !== null);
  return [...member].flatMap((item, index) => deepMember(counts ? `${key}[${index}]` : key, item, encode));
}

/**
 * RFC 6570 "reserved expansion", without what would end or split the query: `#`, `&` and `+`. What is percent-encoded
 * already passes.
 */
function encodeAllowingReserved(text: string): string {
  return text
    .split(/(%[\dA-Fa-f]{2})/)
    .map((part, index) => (index % 2 === 1 ? part : encodeUnreserved(part)))
    .join("");
}

function encodeUnreserved(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|2F|3F|5B|5D|40|24|2C|3B|3D)/g, decodeURIComponent);
}
