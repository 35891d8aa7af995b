import type { NodeRule } from "./node-rule.ts";

/** Bounds of the same thing. */
const BOUNDS = [
  ["minimum", "maximum", "number"],
  ["minimum", "exclusiveMaximum", "number"],
  ["exclusiveMinimum", "maximum", "number"],
  ["exclusiveMinimum", "exclusiveMaximum", "number"],
  ["minLength", "maxLength", "string"],
  ["minItems", "maxItems", "array"],
  ["minProperties", "maxProperties", "object"],
] as const;

/** Finds bounds that leave no value. Only comparisons find contradictions of several schemas. */
export const contradictoryBounds: NodeRule = (kind, value) =>
  BOUNDS.filter(([field]) => kind === "schema" && field in value).flatMap(([field, upper, type]) => {
    const [least, most] = [value[field], value[upper]];
    if (typeof least !== "number" || typeof most !== "number" || least < most) return [];
    if (least === most && !`${field} ${upper}`.includes("exclusive")) return [];
    const message = `"${field}" is ${least} and "${upper}" is ${most}, so no ${type} is valid.`;
    return [{ field, code: "bounds-contradictory", message, help: "Correct one of them." }];
  });
