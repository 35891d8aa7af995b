import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { spokenOf } from "../wording.ts";

/** A reply has a body that had none. */
export const replyBodyAdded: Rule = {
  id: "reply-body-added",
  explanation: "Clients that do not read it work on.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} has a body now.`,
};
