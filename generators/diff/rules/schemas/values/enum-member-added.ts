import type { Rule } from "../../../rule.ts";
import { growth } from "../../growth-rule.ts";
import { spokenOf } from "../../wording.ts";

/** Values are added to a list. */
export const enumMemberAdded: Rule = growth({
  id: "enum-member-added",
  explanation:
    "Existing requests still work. Code that switches over all values of a response will see a new one.",
  instead: "Document the enum as open, so that clients handle values that they do not know.",
  forUsers: "Handle the new value, and ignore values that you do not know.",
  message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
});
