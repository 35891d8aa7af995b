import { defineRules, oneOf } from "./rule.ts";
import { partOf } from "./wording.ts";

/** Changes of `deprecated` and `x-sunset` of operations, parameters, headers, events and properties. */
export const LIFECYCLE_RULES = defineRules("words", {
  deprecated: {
    verdict: "safe",
    impact: "deprecation",
    message: (difference) =>
      `${partOf(difference)} is now deprecated${typeof difference.after === "string" ? ` and will be removed on ${difference.after}` : ""}.`,
    why: "It still works. Editors mark its uses as deprecated.",
  },

  "no-longer-deprecated": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} is no longer deprecated.`,
    why: "It still works.",
  },

  "sunset-set": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} will be removed on ${difference.after}.`,
    why: "It still works until that date.",
  },

  "sunset-put-off": {
    verdict: "safe",
    message: (difference) =>
      difference.after === null
        ? `${partOf(difference)} will no longer be removed on ${difference.before}.`
        : `${partOf(difference)} will be removed on ${difference.after}, later than announced (${difference.before}).`,
    why: "It still works, and clients have more time.",
  },

  "sunset-brought-forward": {
    verdict: "risky",
    message: (difference) =>
      `${partOf(difference)} will be removed on ${difference.after}, earlier than announced (${difference.before}).`,
    why: "Clients that planned with the announced date have less time.",
    instead: "Keep the announced date.",
    forUsers: "Stop using it before that date.",
  },

  /** Announced too late for clients to adapt: the date may have passed already. */
  "sunset-too-soon": {
    verdict: oneOf(["breaking", "risky"], (_, { deprecationDays }) =>
      deprecationDays ? "breaking" : "risky",
    ),
    level: "patch",
    message: (difference) =>
      `${partOf(difference)} will be removed on ${difference.after}, ${difference.before === 0 ? "which is not in the future" : `less than ${difference.before} days from now`}.`,
    why: "Clients that use it have too little time to stop.",
    instead: "Set a later date in `x-sunset`, and remove it after that date.",
    forUsers: "Stop using it as soon as you can.",
  },
});
