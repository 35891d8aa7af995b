import { defineRules } from "./rule.ts";

/** What happens to callbacks and links. */
export const CALLBACK_RULES = defineRules({
  "callback-added": {
    verdict: "safe",
    impact: "transport",
    message: ({ subject }) => `The callback ${subject} is new.`,
    why: "It calls those who ask for it.",
  },

  "callback-removed": {
    verdict: "breaking",
    impact: "transport",
    message: ({ subject }) => `The callback ${subject} stops arriving.`,
    why: "Clients wait for the call.",
    instead: "Go on calling.",
    forUsers: "Stop waiting for it.",
  },

  "callback-url-changed": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: ({ subject, before, after }) => `The callback ${subject} goes to ${after}, not to ${before}.`,
    why: "Installed clients give the address where it was looked for.",
    instead: "Look for the address in both places.",
  },

  "link-added": {
    verdict: "safe",
    impact: "description",
    message: ({ subject }) => `The link ${subject} is new.`,
    why: "Clients that do not follow it work on.",
  },

  "link-changed": {
    verdict: "risky",
    impact: "description",
    message: ({ subject }) => `The link ${subject} leads elsewhere.`,
    why: "Clients that follow links are led elsewhere.",
    instead: "Add a link with another name.",
  },

  "link-removed": {
    verdict: "risky",
    impact: "description",
    message: ({ subject }) => `The link ${subject} is gone.`,
    why: "Clients that follow links do not find the way.",
    instead: "Keep the link.",
    forUsers: "Stop following it.",
  },
});
