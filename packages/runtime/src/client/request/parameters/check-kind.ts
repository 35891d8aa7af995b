import type { ParameterStyle, ParameterText } from "../../contracts/parameter.ts";
import { isMembered } from "../exact/exact-json.ts";

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
