import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { spokenOf } from "../wording.ts";

/** A reply is not sent in one of its media types any more. */
export const replyMediaTypeRemoved: Rule = {
  id: "reply-media-type-removed",
  explanation: "Clients that ask for that type get none, or another one.",
  instead: "Go on sending it to those who ask for it.",
  forUsers: "Ask for another media type.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} is not sent as ${difference.subject} any more.`,
};
