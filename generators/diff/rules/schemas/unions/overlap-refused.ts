import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A value must meet one branch only. */
export const overlapRefused: Rule = tightening({
  id: "overlap-refused",
  explanation: "Values that meet more than one branch of oneOf were accepted and are refused.",
  instead: "Use anyOf, or mark the branches with a property whose value differs.",
  message: (difference) => `${spokenOf(difference)} must not meet more than one branch any more.`,
});
