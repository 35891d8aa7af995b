import type { ParameterStyle, ParameterText } from "../../contracts/parameter.ts";

/** Returns the style of a parameter, with defaults filled in. */
export function styleOf(parameter: ParameterText): {
  readonly style: ParameterStyle;
  readonly explode: boolean;
} {
  const isSimple = parameter.in === "path" || parameter.in === "header";
  const style = parameter.style ?? (isSimple ? "simple" : "form");
  return { style, explode: parameter.explode ?? style === "form" };
}
