import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A value of a discriminator names another branch. */
export const mappingEntryChanged: Rule = {
  id: "mapping-entry-changed",
  explanation: "The same mark means something else to the service than to those who know the old branch.",
  instead: "Give the new branch a value of its own.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) =>
    `${spokenOf(difference)} means ${String(difference.after)} instead of ${String(difference.before)} where it is marked "${difference.subject}".`,
};
