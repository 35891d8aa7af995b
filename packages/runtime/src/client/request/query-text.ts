import { type ParameterDescriptor, type ParameterStyle, styleOf } from "../operation.ts";
import { isMembered, memberPairs, primitiveText } from "./parameter-text.ts";

/** The parts of a query string that one parameter gives, each `name=value` and percent-encoded. */
export function queryParts(parameter: ParameterDescriptor, value: unknown): string[] {
  const key = encodeURIComponent(parameter.name);
  const encode = parameter.allowReserved ? encodeAllowingReserved : encodeURIComponent;
  if (parameter.json) return [`${key}=${encode(JSON.stringify(value))}`];
  if (Array.isArray(value)) return arrayParts(parameter, value);
  if (isMembered(value)) return objectParts(parameter, value);
  return [`${key}=${encode(primitiveText(value))}`];
}

function arrayParts(parameter: ParameterDescriptor, items: readonly unknown[]): string[] {
  const key = encodeURIComponent(parameter.name);
  const encode = parameter.allowReserved ? encodeAllowingReserved : encodeURIComponent;
  const texts = items.map((item) => encode(primitiveText(item)));
  if (texts.length === 0) return [];
  const { style, explode } = styleOf(parameter);
  if (style === "deepObject") return texts.map((text, index) => `${key}[${index}]=${text}`);
  if (explode) return texts.map((text) => `${key}=${text}`);
  return [`${key}=${texts.join(separatorOf(style))}`];
}

function separatorOf(style: ParameterStyle): string {
  if (style === "spaceDelimited") return "%20";
  return style === "pipeDelimited" ? "%7C" : ",";
}

function objectParts(parameter: ParameterDescriptor, value: object): string[] {
  const key = encodeURIComponent(parameter.name);
  const encode = parameter.allowReserved ? encodeAllowingReserved : encodeURIComponent;
  const { style, explode } = styleOf(parameter);
  if (style === "deepObject") return deepParts(key, value, encode);
  const pairs = memberPairs(value).map(([name, member]) => [
    encodeURIComponent(name),
    encode(primitiveText(member)),
  ]);
  if (explode) return pairs.map(([name, text]) => `${name}=${text}`);
  return [`${key}=${pairs.flat().join(separatorOf(style))}`];
}

/** `filter[status]=open`; deeper levels nest their brackets, arrays repeat the key. */
function deepParts(prefix: string, value: object, encode: (text: string) => string): string[] {
  return memberPairs(value).flatMap(([name, member]) => {
    const key = `${prefix}[${encodeURIComponent(name)}]`;
    if (Array.isArray(member)) return member.map((item) => `${key}=${encode(primitiveText(item))}`);
    if (isMembered(member)) return deepParts(key, member, encode);
    return [`${key}=${encode(primitiveText(member))}`];
  });
}

/** RFC 6570 "reserved expansion", without what would end or split the query: `#`, `&` and `+`. */
function encodeAllowingReserved(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|2F|3F|5B|5D|40|24|2C|3B|3D)/g, decodeURIComponent);
}
