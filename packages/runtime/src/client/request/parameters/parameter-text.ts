import type { ParameterText } from "../../contracts/parameter.ts";
import { styleOf } from "./style-of.ts";

type Encode = (text: string) => string;

/** One value as text; dates as ISO 8601, objects inside objects as JSON. */
export function primitiveText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "object" && value !== null) return JSON.stringify(value);
  return String(value);
}

/** The members of an object that are there, as text pairs. */
export function memberPairs(value: object): (readonly [key: string, value: unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}

/** True for values that a style spells out member by member. */
export function isMembered(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

/** A path parameter's value by its style: `simple`, `label` or `matrix`. Everything is percent-encoded. */
export function pathText(parameter: ParameterText, value: unknown): string {
  if (parameter.json) return encodeURIComponent(JSON.stringify(value));
  const { style, explode } = styleOf(parameter);
  switch (style) {
    case "label":
      return `.${joined(value, { separator: explode ? "." : ",", explode })}`;
    case "matrix":
      return matrixText(parameter, value);
    default:
      return joined(value, { separator: ",", explode });
  }
}

/** A header's value: style `simple`, nothing percent-encoded. */
export function headerText(parameter: ParameterText, value: unknown): string {
  if (parameter.json) return JSON.stringify(value);
  return joined(value, { separator: ",", explode: styleOf(parameter).explode, encode: (text) => text });
}

interface JoinOptions {
  readonly separator: string;
  readonly explode: boolean;
  readonly encode?: Encode;
}

function joined(value: unknown, { separator, explode, encode = encodeURIComponent }: JoinOptions): string {
  if (Array.isArray(value)) return value.map((item) => encode(primitiveText(item))).join(separator);
  if (!isMembered(value)) return encode(primitiveText(value));
  return memberPairs(value)
    .map(([key, member]) => `${encode(key)}${explode ? "=" : ","}${encode(primitiveText(member))}`)
    .join(separator);
}

function matrixText(parameter: ParameterText, value: unknown): string {
  const key = encodeURIComponent(parameter.name);
  const { explode } = styleOf(parameter);
  if (!explode || !(Array.isArray(value) || isMembered(value))) {
    return `;${key}=${joined(value, { separator: ",", explode: false })}`;
  }
  if (Array.isArray(value)) {
    return value.map((item) => `;${key}=${encodeURIComponent(primitiveText(item))}`).join("");
  }
  return `;${joined(value, { separator: ";", explode: true })}`;
}
