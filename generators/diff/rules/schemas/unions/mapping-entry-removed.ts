import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A value of a discriminator names no branch any more. */
export const mappingEntryRemoved: Rule = {
  id: "mapping-entry-removed",
  explanation: "Requests with the value were understood and are refused.",
  instead: "Keep the value, and let it lead to the branch that took its place.",
  forUsers: "Send another one.",
  verdict: ({ direction }) => (direction === "request" ? "breaking" : "safe"),
  bumps: (difference) => {
    const level = difference.direction === "request" ? "major" : "minor";
    return bumpsFor(difference, { types: level, client: level, zod: level, webhooks: level });
  },
  message: (difference) => `${spokenOf(difference)} can no longer be marked "${difference.subject}".`,
};
