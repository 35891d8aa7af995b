import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A value of a discriminator names a branch that had none. */
export const mappingEntryAdded: Rule = {
  id: "mapping-entry-added",
  explanation:
    "Readers that know every branch meet a new one; those that let unknown branches pass do not mind.",
  instead: "Tell readers from the start that branches are added, and let unknown ones pass.",
  forUsers: "Handle it, or let unknown ones pass.",
  verdict: ({ direction }, { openEnums }) => (direction === "request" || openEnums ? "safe" : "risky"),
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) =>
    `${spokenOf(difference)} can be marked "${difference.subject}" now, which means ${String(difference.after)}.`,
};
