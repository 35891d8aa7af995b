import type { Rule } from "../../../rule.ts";
import { growth } from "../../growth-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A value of a discriminator names a branch that had none. */
export const mappingEntryAdded: Rule = growth({
  id: "mapping-entry-added",
  explanation:
    "Existing requests still work. Code that handles every branch of a response will see a new one.",
  instead: "Document that branches are added, so that clients handle branches that they do not know.",
  forUsers: "Handle the new branch, and ignore branches that you do not know.",
  message: (difference) =>
    `${spokenOf(difference)} can be marked "${difference.subject}" now, which means ${String(difference.after)}.`,
});
