import type { ParameterStyle, ParameterText } from "../../contracts/parameter.ts";
import { exactJson, isMembered } from "../exact/exact-json.ts";
import { exactText } from "../exact/exact-text.ts";

type Encode = (text: string) => string;

/** One value as text; dates as ISO 8601, objects inside objects as JSON. */
export function primitiveText(value: unknown, name: string): string {
  return isMembered(value) || Array.isArray(value) ? exactJson(value, name) : exactText(value, name);
}

/** A path parameter's value by its style: `simple`, `label` or `matrix`. Everything is percent-encoded. */
export function pathText(parameter: ParameterText, value: unknown): string {
  const { name } = parameter;
  if (parameter.json) return encodeURIComponent(exactJson(value, name));
  checkKind(parameter, value);
  const { style, explode } = styleOf(parameter);
  switch (style) {
    case "label":
      return `.${joined(value, { name, separator: explode ? "." : ",", explode })}`;
    case "matrix":
      return namedParts(value, { name, separator: ",", explode })
        .map((part) => `;${part}`)
        .join("");
    default:
      return joined(value, { name, separator: ",", explode });
  }
}

/** A header's value: style `simple`, nothing percent-encoded. */
export function headerText(parameter: ParameterText, value: unknown): string {
  const { name } = parameter;
  if (parameter.json) return exactJson(value, name);
  checkKind(parameter, value);
  return joined(value, { name, separator: ",", explode: styleOf(parameter).explode, encode: (text) => text });
}

interface ListOptions {
  /** The name of the parameter. */
  readonly name: string;
  readonly separator: string;
  readonly explode: boolean;
  readonly encode?: Encode;
  /** Encodes the names of members. Default `encode`. */
  readonly encodeKey?: Encode;
}

function joined(value: unknown, options: ListOptions): string {
  const texts = textsOf(value, options).map((parts) => parts.join(options.explode ? "=" : ","));
  return texts.join(options.separator);
}

/** A value as `name=value`, or each of its items or members if they are exploded. */
export function namedParts(value: unknown, options: ListOptions): string[] {
  const key = encodeURIComponent(options.name);
  const texts = textsOf(value, options);
  if (options.explode && Array.isArray(value)) return texts.map((parts) => [key, ...parts].join("="));
  if (options.explode && isMembered(value)) return texts.map((parts) => parts.join("="));
  return [`${key}=${texts.flat().join(options.separator)}`];
}

/** The text of each item, the name and the text of each member, or the text of any other value. */
function textsOf(
  value: unknown,
  { name, encode = encodeURIComponent, encodeKey = encode }: ListOptions,
): string[][] {
  const text = (part: unknown): string => encode(primitiveText(part, name));
  if (Array.isArray(value)) return Array.from(value, (item) => [text(item)]);
  if (!isMembered(value)) return [[text(value)]];
  return memberPairs(value).map(([key, member]) => [encodeKey(key), text(member)]);
}

/** Returns the style of a parameter, with defaults filled in. */
export function styleOf(parameter: ParameterText): {
  readonly style: ParameterStyle;
  readonly explode: boolean;
} {
  const isSimple = parameter.in === "path" || parameter.in === "header";
  const style = parameter.style ?? (isSimple ? "simple" : "form");
  return { style, explode: parameter.explode ?? style === "form" };
}

/** Throws `TypeError` for an array or an object where the description has none: each style would write another value. */
export function checkKind({ name, kinds = [], json }: ParameterText, value: unknown): void {
  const kind = Array.isArray(value) ? "array" : isMembered(value) ? "object" : undefined;
  if (kind === undefined || json) return;
  if (!kinds.includes(kind))
    throw new TypeError(
      `${JSON.stringify(name)} must be ${["one value", ...kinds].join(" or ")}, not an ${kind}.`,
    );
  checkMembers(name, value as object); // both kinds are
}

/** Throws `TypeError` for an array or an object without members: nothing would be sent of it. */
export function checkMembers(name: string, value: object): void {
  const members = Array.isArray(value) ? value : memberPairs(value);
  if (members.length === 0)
    throw new TypeError(`${JSON.stringify(name)} is empty. Leave it out if you want to send nothing.`);
}

/** The members of an object that are there. */
export function memberPairs(value: object): (readonly [key: string, value: unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
