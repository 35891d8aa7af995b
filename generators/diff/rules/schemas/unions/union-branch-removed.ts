import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A union has a branch less. */
export const unionBranchRemoved: Rule = tightening({
  id: "union-branch-removed",
  explanation: "Values of the branch were accepted and are refused, or are not given any more.",
  instead: "Mark the branch as deprecated, accept it until nobody sends it, then remove it.",
  message: (difference) => `${spokenOf(difference)} can no longer be ${difference.subject}.`,
});
