import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply does not carry a header any more that it did not always carry. */
export const replyHeaderRemoved: Rule = {
  id: "reply-header-removed",
  explanation: "Clients that read it have to live without it already, but for good.",
  instead: "Go on sending it.",
  forUsers: "Stop reading it.",
  verdict: () => "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: ({ subject }) => `The ${subject} is gone.`,
};
