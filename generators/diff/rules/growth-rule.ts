import type { Bumps, Verdict } from "../change.ts";
import type { Difference } from "../difference.ts";
import type { DiffOptions } from "../options.ts";
import type { Rule } from "../rule.ts";
import { bumpsFor } from "./bumps.ts";

/**
 * A closed set of values got more of them, whatever keyword says so: an enum, a constant, a union, a discriminator. All
 * of these follow the one setting `openEnums`.
 */
export function growth(rule: Pick<Rule, "id" | "explanation" | "instead" | "forUsers" | "message">): Rule {
  return { ...rule, verdict: growthVerdict, bumps: growthBumps };
}

/** Requests still work; in responses it depends on whether clients handle values that they do not know. */
function growthVerdict({ direction }: Difference, { openEnums }: DiffOptions): Verdict {
  if (direction === "request" || openEnums === true) return "safe";
  return openEnums === false ? "breaking" : "risky";
}

function growthBumps(difference: Difference, options: DiffOptions): Bumps {
  const level = growthVerdict(difference, options) === "breaking" ? "major" : "minor";
  return bumpsFor(difference, { types: level, client: level, zod: level, webhooks: level });
}
