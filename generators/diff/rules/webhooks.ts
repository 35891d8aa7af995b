import { defineRules } from "./rule.ts";

/** What happens to events, to their payloads, and to the answers of their receivers. */
export const WEBHOOK_RULES = defineRules({
  "webhook-added": {
    verdict: "safe",
    impact: "event",
    message: ({ subject }) => `The event ${subject} is new.`,
    why: "Receivers have to be ready for events they do not know.",
  },

  "webhook-removed": {
    verdict: "breaking",
    impact: "event",
    message: ({ subject }) => `The event ${subject} stops arriving.`,
    why: "It stops arriving, without a word.",
    instead: "Mark it `deprecated: true` with a date in `x-sunset`, and stop sending it after that day.",
    forUsers: "Stop waiting for it.",
  },

  "webhook-removed-after-sunset": {
    verdict: "safe",
    impact: "event",
    level: "major",
    message: ({ subject }) => `The event ${subject} stops arriving, as announced.`,
    why: "Its receivers were told the day.",
  },

  "webhook-method-changed": {
    verdict: "breaking",
    impact: "event",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The event ${subject} is sent with ${after}, not with ${before}.`,
    why: "Installed receivers listen for the old one.",
    instead: "Keep the method.",
  },

  "payload-no-longer-required": {
    verdict: "breaking",
    impact: "payload",
    message: () => "The payload may be missing now.",
    why: "Receivers rely on it.",
    instead: "Go on sending it always.",
    forUsers: "Handle that it is missing.",
  },

  /** Receivers may answer an event with another status. */
  "answer-status-added": {
    verdict: "safe",
    impact: "answer",
    message: ({ subject }) => `Receivers may answer with ${subject}.`,
    why: "The old answers are understood as before.",
  },

  "answer-status-removed": {
    verdict: "risky",
    impact: "answer",
    level: "major",
    message: ({ subject }) => `The answer ${subject} of receivers is not described any more.`,
    why: "Installed receivers may give it, and what it means is open.",
    instead: "Go on understanding it.",
  },
});
