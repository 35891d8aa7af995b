import type { Rule } from "../../../rule.ts";
import { growth } from "../../growth-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A union has a branch more. */
export const unionBranchAdded: Rule = growth({
  id: "union-branch-added",
  explanation:
    "Existing requests still work. Code that handles every branch of a response will see a new one.",
  instead: "Document that branches are added, so that clients handle branches that they do not know.",
  forUsers: "Handle the new branch, and ignore branches that you do not know.",
  message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
});
