import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply does not always carry a header any more. */
export const replyHeaderNoLongerRequired: Rule = {
  id: "reply-header-no-longer-required",
  explanation: "Clients rely on it.",
  instead: "Go on sending it always.",
  forUsers: "Handle that it is missing.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: ({ subject }) => `The ${subject} may be missing now.`,
};
