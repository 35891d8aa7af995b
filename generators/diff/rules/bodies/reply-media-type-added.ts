import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { spokenOf } from "../wording.ts";

/** A reply may be sent in another media type. */
export const replyMediaTypeAdded: Rule = {
  id: "reply-media-type-added",
  explanation: "Clients that ask for the one they know get it.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} may be sent as ${difference.subject}.`,
};
