import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Values are added to a list. */
export const enumMemberAdded: Rule = {
  id: "enum-member-added",
  explanation: "Who sends the old values is served on; who reads them and knows every one meets a new one.",
  instead: "Tell readers from the start that the list grows, and let unknown values pass.",
  forUsers: "Handle it, or let unknown values pass.",
  verdict: ({ direction }, { openEnums }) => (direction === "request" || openEnums ? "safe" : "risky"),
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
};
