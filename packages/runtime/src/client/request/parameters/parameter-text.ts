import type { ParameterText } from "../../contracts/parameter.ts";
import { exactJson, isMembered } from "../exact/exact-json.ts";
import { exactText } from "../exact/exact-text.ts";
import { checkKind, memberPairs } from "./check-kind.ts";
import { styleOf } from "./style-of.ts";

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
      return matrixText(parameter, value);
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

interface JoinOptions {
  /** The name of the parameter, for errors. */
  readonly name: string;
  readonly separator: string;
  readonly explode: boolean;
  readonly encode?: Encode;
}

function joined(
  value: unknown,
  { name, separator, explode, encode = encodeURIComponent }: JoinOptions,
): string {
  const text = (part: unknown): string => encode(primitiveText(part, name));
  if (Array.isArray(value)) return Array.from(value, text).join(separator);
  if (!isMembered(value)) return text(value);
  return memberPairs(value)
    .map(([key, member]) => `${encode(key)}${explode ? "=" : ","}${text(member)}`)
    .join(separator);
}

function matrixText(parameter: ParameterText, value: unknown): string {
  const { name } = parameter;
  const key = encodeURIComponent(name);
  const { explode } = styleOf(parameter);
  if (!explode || !(Array.isArray(value) || isMembered(value))) {
    return `;${key}=${joined(value, { name, separator: ",", explode: false })}`;
  }
  if (Array.isArray(value)) {
    return Array.from(value, (item) => `;${key}=${encodeURIComponent(primitiveText(item, name))}`).join("");
  }
  return `;${joined(value, { name, separator: ";", explode: true })}`;
}
