import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply does not carry a header any more that it always carried. */
export const requiredReplyHeaderRemoved: Rule = {
  id: "required-reply-header-removed",
  explanation: "Clients rely on it.",
  instead: "Go on sending it.",
  forUsers: "Stop relying on it.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: ({ subject }) => `The ${subject} is gone, which was always there.`,
};
