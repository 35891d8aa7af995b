import { AFTER_SUNSET, defineRules } from "./rule.ts";
import { senderOf } from "./wording.ts";

/** Events, their payloads, and the responses of their receivers. */
export const WEBHOOK_RULES = defineRules("event", {
  "webhook-added": {
    verdict: "safe",
    message: ({ subject }) => `The event ${subject} was added.`,
    why: "Receivers must already handle events that they do not know.",
  },

  "webhook-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The event ${subject} was removed.`,
    why: "Receivers no longer get this event.",
    instead: "Set `deprecated: true` and a date in `x-sunset`, and stop sending the event after that date.",
    forUsers: "Stop relying on this event.",
  },

  "webhook-removed-after-sunset": {
    ...AFTER_SUNSET,
    message: ({ subject }) => `The event ${subject} was removed after its sunset date.`,
  },

  "webhook-renamed": {
    verdict: "breaking",
    message: ({ before, after }) => `The event ${before} was renamed to ${after}.`,
    why: "Receivers that handle the old name no longer get this event.",
    instead: "Send the event under both names until no receiver handles the old one.",
    forUsers: "Handle the event by its new name.",
  },

  "webhook-method-changed": {
    verdict: "breaking",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The event ${subject} is now sent with ${after} instead of ${before}.`,
    why: "Existing receivers listen for the old method.",
    instead: "Keep the method.",
    forUsers: "Accept the new method.",
  },

  "payload-no-longer-required": {
    verdict: "breaking",
    impact: "payload",
    message: (difference) => `The ${senderOf(difference)} payload is now optional.`,
    why: "Receivers rely on the payload because it was required.",
    instead: "Always send the payload.",
    forUsers: "Handle a missing payload.",
  },

  /** Receivers may respond to an event with another status. */
  "answer-status-added": {
    verdict: "safe",
    impact: "answer",
    message: ({ subject }) => `Receivers can now respond with status ${subject}.`,
    why: "The service still accepts the other statuses.",
  },

  "answer-status-removed": {
    verdict: "risky",
    impact: "answer",
    level: "major",
    message: ({ subject }) => `Receivers can no longer respond with status ${subject}.`,
    why: "Existing receivers may still return this status. What the service does then is not documented.",
    instead: "Keep accepting the status.",
    forUsers: "Respond with another status.",
  },

  /** A range or the default of receiver responses now covers a status that had a separate response. */
  "answer-status-merged": {
    verdict: "safe",
    impact: "answer",
    level: "major",
    message: ({ before, after }) =>
      `The receiver response ${String(before)} was removed; the receiver response ${String(after)} now describes this status.`,
    why: "Receivers can still respond with the status. In the generated types, it no longer has a name of its own.",
    forUsers: "Use the receiver response that now describes the status.",
  },

  /** A status that a range or the default covered now has a separate response. */
  "answer-status-split": {
    verdict: "safe",
    impact: "answer",
    message: ({ before, after }) =>
      `The receiver response ${String(after)} was added; before, the receiver response ${String(before)} described this status.`,
    why: "Receivers could already respond with the status.",
  },

  "payload-newly-required": {
    verdict: "safe",
    impact: "payload",
    message: (difference) => `The ${senderOf(difference)} payload is now required.`,
    why: "Receivers that read it always get a value.",
  },
});
