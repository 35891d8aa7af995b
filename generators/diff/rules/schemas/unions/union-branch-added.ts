import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A union has a branch more. */
export const unionBranchAdded: Rule = {
  id: "union-branch-added",
  explanation:
    "Readers that know every branch meet a new one; those that let unknown branches pass do not mind.",
  instead: "Tell readers from the start that branches are added, and let unknown ones pass.",
  forUsers: "Handle it, or let unknown ones pass.",
  verdict: ({ direction }, { openEnums }) => (direction === "request" || openEnums ? "safe" : "risky"),
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
};
