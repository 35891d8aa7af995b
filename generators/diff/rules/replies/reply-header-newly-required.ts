import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply always carries a header that it carried at times. */
export const replyHeaderNewlyRequired: Rule = {
  id: "reply-header-newly-required",
  explanation: "Clients that read it find it.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: ({ subject }) => `The ${subject} is always there now.`,
};
