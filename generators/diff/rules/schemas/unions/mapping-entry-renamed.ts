import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** The value of a discriminator that names a branch is another one. */
export const mappingEntryRenamed: Rule = {
  id: "mapping-entry-renamed",
  explanation: "Code that looks for the old value no longer finds the branch, in requests and in responses.",
  instead: "Keep the old value beside the new one.",
  forUsers: "Use the new value.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) =>
    `${spokenOf(difference)} marks ${difference.subject} by "${String(difference.after)}" instead of "${String(difference.before)}".`,
};
