import { defineRules } from "./rule.ts";
import { proseChange } from "./wording.ts";

/** Rules for the error codes of the catalogue. */
export const ERROR_RULES = defineRules("code", {
  "error-code-added": {
    verdict: "safe",
    message: ({ subject }) => `The error code ${subject} was added.`,
    why: "Clients must already handle error codes that they do not know.",
  },

  "error-code-removed": {
    verdict: "risky",
    level: "major",
    message: ({ subject }) => `The error code ${subject} was removed.`,
    why: "Code that handles this error code is no longer used.",
    instead: "Keep the code in the catalogue, marked as no longer sent.",
    forUsers: "Stop relying on this error code.",
  },

  "error-code-renamed": {
    verdict: "risky",
    level: "major",
    message: ({ before, after }) => `The error code ${before} was renamed to ${after}.`,
    why: "Code that handles the old error code is no longer used.",
    instead: "Keep sending the old code, and add another one for new cases.",
    forUsers: "Handle the error code by its new name.",
  },

  /** An error code has another retry class. */
  "error-code-reclassified": {
    verdict: "risky",
    impact: "meaning",
    message: ({ subject, before, after }) =>
      `The retry class of the error code ${subject} was changed from ${before} to ${after}.`,
    why: "Existing clients keep retrying, or giving up, according to the old retry class.",
    instead: "Add another error code.",
    forUsers: "Check how your code handles this error.",
  },

  "error-status-changed": {
    verdict: "risky",
    impact: "meaning",
    message: ({ subject, before, after }) =>
      `The status of the error code ${subject} was changed from ${before} to ${after}.`,
    why: "Code that checks the status handles the error differently.",
    instead: "Add another error code.",
    forUsers: "Check how your code handles this error.",
  },

  /** Other fields of the catalogue for programs, such as the action to take. */
  "error-remedy-changed": {
    verdict: "risky",
    impact: "remedy",
    message: proseChange,
    why: "Existing packages still use the old entry of the error catalogue.",
    instead: "Add another error code.",
    forUsers: "Check how your code handles this error.",
  },
});
