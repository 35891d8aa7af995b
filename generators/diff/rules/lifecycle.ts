import { defineRules } from "./rule.ts";

/** What happens to `deprecated` and `x-sunset` of operations, parameters, headers and events. */
export const LIFECYCLE_RULES = defineRules({
  deprecated: {
    verdict: "safe",
    impact: "deprecation",
    message: ({ subject, after }) =>
      `The ${subject} is deprecated${typeof after === "string" ? `, and goes on ${after}` : ""}.`,
    why: "It works as before; whoever uses it is told to look for something else.",
  },

  "no-longer-deprecated": {
    verdict: "safe",
    impact: "words",
    message: ({ subject }) => `The ${subject} is no longer deprecated.`,
    why: "It works as before.",
  },

  "sunset-set": {
    verdict: "safe",
    impact: "words",
    message: ({ subject, after }) => `The ${subject} goes on ${after}.`,
    why: "Until then it works as before.",
  },

  "sunset-put-off": {
    verdict: "safe",
    impact: "words",
    message: ({ subject, before, after }) =>
      `The ${subject} does not go on ${before}${after === null ? "" : ` but on ${after}`}.`,
    why: "There is more time.",
  },

  "sunset-brought-forward": {
    verdict: "risky",
    impact: "words",
    message: ({ subject, before, after }) => `The ${subject} goes on ${after}, not on ${before}.`,
    why: "Whoever planned with the day that was told runs out of time.",
    instead: "Keep the day that was announced.",
    forUsers: "Stop using it before that day.",
  },
});
