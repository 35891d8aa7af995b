import { defineRules } from "./rule.ts";
import { partOf, requiredPartOf } from "./wording.ts";

/** Rules for the headers of responses and events. */
export const HEADER_RULES = defineRules("shape", {
  "response-header-added": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} was added.`,
    why: "Clients that do not read it keep working.",
  },

  /** An optional header was removed. */
  "response-header-removed": {
    verdict: "risky",
    level: "major",
    message: (difference) => `${partOf(difference)} was removed.`,
    why: "It was optional, so clients must already handle its absence. Features that rely on it stop working.",
    instead: "Keep sending it.",
    forUsers: "Stop reading it.",
  },

  "required-response-header-removed": {
    verdict: "breaking",
    message: (difference) => `${requiredPartOf(difference)} was removed.`,
    why: "Clients rely on it because it was required.",
    instead: "Keep sending it.",
    forUsers: "Stop reading it.",
  },

  "response-header-newly-required": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} is now required.`,
    why: "Clients that read it always get a value.",
  },

  "response-header-no-longer-required": {
    verdict: "breaking",
    message: (difference) => `${partOf(difference)} is now optional.`,
    why: "Clients rely on it because it was required.",
    instead: "Always send it.",
    forUsers: "Handle a missing value.",
  },

  "response-header-serialization-changed": {
    verdict: "breaking",
    impact: "header",
    level: "patch",
    message: (difference) =>
      `${partOf(difference)} is now serialized as ${difference.after} (before: ${difference.before}).`,
    why: "Existing clients parse it in the old way.",
    instead: "Add a header with another name, and keep this one unchanged.",
    forUsers: "Update the client, which parses it in the new way.",
  },
});
