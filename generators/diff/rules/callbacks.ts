import { defineRules } from "./rule.ts";

/** Rules for callbacks and links. */
export const CALLBACK_RULES = defineRules("transport", {
  "callback-added": {
    verdict: "safe",
    message: ({ subject }) => `The callback ${subject} was added.`,
    why: "Existing clients do not ask for the callback.",
  },

  "callback-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The callback ${subject} was removed.`,
    why: "Clients that wait for the callback never get it.",
    instead: "Keep sending the callback.",
    forUsers: "Stop relying on this callback.",
  },

  /** A callback with another name has the same method and URL. */
  "callback-renamed": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) => `The callback ${String(before)} was renamed to ${String(after)}.`,
    why: "The service sends the same request to the same URL. In the generated types, the callback gets a new name.",
    instead: "Keep the name.",
    forUsers: "Use the callback by its new name.",
  },

  "callback-url-changed": {
    verdict: "breaking",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The URL of the callback ${subject} was changed from ${before} to ${after}.`,
    why: "Existing clients provide the URL in the old place.",
    instead: "Read the URL from both places.",
    forUsers: "Provide the URL in the new place.",
  },

  "link-added": {
    verdict: "safe",
    impact: "description",
    message: ({ subject }) => `The response link ${subject} was added.`,
    why: "Clients that do not follow it keep working.",
  },

  "link-changed": {
    verdict: "risky",
    impact: "description",
    message: ({ subject }) => `The response link ${subject} was changed.`,
    why: "Clients that follow the link reach another operation or send other parameters.",
    instead: "Add a link with another name.",
  },

  "link-removed": {
    verdict: "risky",
    impact: "description",
    message: ({ subject }) => `The response link ${subject} was removed.`,
    why: "Clients that follow the link no longer find it.",
    instead: "Keep the link.",
    forUsers: "Stop following it.",
  },
});
