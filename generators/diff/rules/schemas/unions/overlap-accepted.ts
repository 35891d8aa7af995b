import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A value can meet more than one branch. */
export const overlapAccepted: Rule = loosening({
  id: "overlap-accepted",
  explanation: "Readers that count on exactly one branch of oneOf find several.",
  instead: "Mark the branches with a property whose value differs.",
  message: (difference) => `${spokenOf(difference)} can meet more than one branch.`,
});
