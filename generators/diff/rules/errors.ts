import { defineRules } from "./rule.ts";
import { hasAnother } from "./wording.ts";

/** What happens to the error codes of the catalogue. */
export const ERROR_RULES = defineRules({
  "error-code-added": {
    verdict: "safe",
    impact: "code",
    message: ({ subject }) => `The error code ${subject} is new.`,
    why: "Clients have to be ready for codes they do not know.",
  },

  "error-code-removed": {
    verdict: "risky",
    impact: "code",
    level: "major",
    message: ({ subject }) => `The error code ${subject} is gone.`,
    why: "Code that waits for it waits in vain.",
    instead: "Keep the code in the catalogue, marked as no longer sent.",
    forUsers: "Stop waiting for it.",
  },

  /** An error code has another retry class. */
  "error-code-reclassified": {
    verdict: "risky",
    impact: "meaning",
    message: ({ subject, before, after }) => `The error code ${subject} is ${after}, not ${before}.`,
    why: "Installed clients go on to send again, or to give up, as it said before.",
    instead: "Add another code.",
    forUsers: "Look again at what your code does after it.",
  },

  "error-status-changed": {
    verdict: "risky",
    impact: "meaning",
    message: ({ subject, before, after }) =>
      `The error code ${subject} comes with ${after}, not with ${before}.`,
    why: "Code that looks at the status takes another way.",
    instead: "Add another code.",
  },

  /** Anything else that the catalogue says for programs: the action, the field to look at. */
  "error-remedy-changed": {
    verdict: "risky",
    impact: "remedy",
    message: hasAnother,
    why: "Installed packages advise, and act, as the catalogue said before.",
    instead: "Add another code.",
    forUsers: "Look again at what your code does after it.",
  },
});
