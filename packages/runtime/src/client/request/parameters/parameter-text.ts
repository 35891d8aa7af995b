import type { ParameterText } from "../../contracts/parameter.ts";
import { exactJson } from "../exact/exact-json.ts";
import { checkKind, styleOf } from "./check-kind.ts";
import { joined, namedParts } from "./list-text.ts";

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
