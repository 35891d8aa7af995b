import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { spokenOf } from "../wording.ts";

/** A reply has no body any more. */
export const replyBodyRemoved: Rule = {
  id: "reply-body-removed",
  explanation: "Clients that read it find nothing.",
  instead: "Go on sending it.",
  forUsers: "Stop reading it.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} has no body any more.`,
};
