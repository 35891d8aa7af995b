import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply carries a header that it did not carry. */
export const replyHeaderAdded: Rule = {
  id: "reply-header-added",
  explanation: "Clients that do not read it work on.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: ({ subject }) => `The ${subject} is new.`,
};
