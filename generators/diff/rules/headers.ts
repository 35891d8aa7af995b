import { defineRules } from "./rule.ts";

/** What happens to the headers of responses and events. */
export const HEADER_RULES = defineRules({
  "response-header-added": {
    verdict: "safe",
    impact: "shape",
    message: ({ subject }) => `The ${subject} is new.`,
    why: "Clients that do not read it work on.",
  },

  /** A header that was optional is gone. */
  "response-header-removed": {
    verdict: "risky",
    impact: "shape",
    level: "major",
    message: ({ subject }) => `The ${subject} is gone.`,
    why: "Clients that read it have to live without it already, but for good.",
    instead: "Go on sending it.",
    forUsers: "Stop reading it.",
  },

  "required-response-header-removed": {
    verdict: "breaking",
    impact: "shape",
    message: ({ subject }) => `The ${subject} is gone, which was always there.`,
    why: "Clients rely on it.",
    instead: "Go on sending it.",
    forUsers: "Stop relying on it.",
  },

  "response-header-newly-required": {
    verdict: "safe",
    impact: "shape",
    message: ({ subject }) => `The ${subject} is always there now.`,
    why: "Clients that read it find it.",
  },

  "response-header-no-longer-required": {
    verdict: "breaking",
    impact: "shape",
    message: ({ subject }) => `The ${subject} may be missing now.`,
    why: "Clients rely on it.",
    instead: "Go on sending it always.",
    forUsers: "Handle that it is missing.",
  },

  "response-header-serialization-changed": {
    verdict: "breaking",
    impact: "header",
    level: "patch",
    message: ({ subject }) => `The ${subject} is written in another way.`,
    why: "Installed clients read it the old way.",
    instead: "Add a header with another name, and keep this one as it is.",
  },
});
