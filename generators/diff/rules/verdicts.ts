import type { Verdict } from "../change.ts";
import type { DiffOptions } from "../options.ts";
import type { Difference } from "./difference.ts";
import { oneOf, type Rule, type VerdictByDirection } from "./rule.ts";

/** The service accepts or returns fewer values: requests with other values are rejected, responses stay readable. */
export const tightening: VerdictByDirection = { request: "breaking", response: "safe" };

/** The service accepts or returns more values: requests still work, responses contain values that clients do not expect. */
export const loosening: VerdictByDirection = { request: "safe", response: "breaking" };

/**
 * A closed set of values grows, whatever its keyword: an enum, a constant, a union, a discriminator. Requests still
 * work; for responses, `newEnumValues` says whether clients handle unknown values.
 */
export const growth: VerdictByDirection = {
  request: "safe",
  response: oneOf(["breaking", "risky", "safe"], (_, { newEnumValues = "risky" }) => newEnumValues),
};

/** A declared part of a value was removed: responses lack it. Requests that contain it break when an example proves it. */
export const removal: VerdictByDirection = {
  request: oneOf(["breaking", "risky"], ({ counterexample }) => (counterexample ? "breaking" : "risky")),
  response: "breaking",
};

/** The verdict of a rule on one difference, before a proof is required. */
export function verdictOf({ verdict }: Rule, difference: Difference, options: DiffOptions): Verdict {
  const side = difference.direction === "request" ? "request" : "response";
  const found = typeof verdict === "object" && "response" in verdict ? verdict[side] : verdict;
  return typeof found === "string" ? found : found.decide(difference, options);
}
