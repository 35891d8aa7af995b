import { defineRules } from "./rule.ts";

/** What happens to the parameters of requests. */
export const PARAMETER_RULES = defineRules({
  "parameter-added": {
    verdict: "safe",
    impact: "call",
    message: ({ subject }) => `The ${subject} is new.`,
    why: "Requests without it work on.",
  },

  "required-parameter-added": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `The ${subject} is new, and required.`,
    why: "Every request of an installed client lacks it.",
    instead: "Make it optional, with a default that keeps the old behaviour.",
    forUsers: "Send it with every request.",
  },

  "parameter-removed": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `The ${subject} is gone.`,
    why: "Installed clients send it, and do not get what they ask for: a filter filters no more.",
    instead: "Mark it `deprecated: true` with a date in `x-sunset`, and remove it after that day.",
    forUsers: "Stop sending it.",
  },

  "parameter-removed-after-sunset": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: ({ subject }) => `The ${subject} is gone, as announced.`,
    why: "Its users were told the day.",
  },

  "parameter-moved": {
    verdict: "breaking",
    impact: "call",
    message: ({ before, after, reached }) =>
      `The parameter is sent in the ${after}, not in the ${before}: ${reached.where}.`,
    why: "Installed clients send it where it is not looked for.",
    instead: "Accept it in both places for a while, as two optional parameters.",
  },

  "path-parameter-renamed": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: ({ before, after }) => `The parameter {${before}} of the path is called {${after}} now.`,
    why: "Nothing changes on the wire; code passes the parameter by its name.",
    instead: "Keep the name.",
    forUsers: "Pass it by its new name.",
  },

  "parameter-newly-required": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `The ${subject} has to be sent now.`,
    why: "Requests without it are refused.",
    instead: "Leave it optional, with a default.",
    forUsers: "Send it with every request.",
  },

  "parameter-no-longer-required": {
    verdict: "safe",
    impact: "call",
    message: ({ subject }) => `The ${subject} may be left out now.`,
    why: "Requests that carry it work on.",
  },

  /** A parameter that took one value takes a list, and a single value is written in the URL as before. */
  "parameter-takes-list": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: ({ subject }) => `The ${subject} takes a list of values now.`,
    why: "A list of one is written in the URL exactly as the single value was; only its type in programs changes.",
    instead: "Add a new parameter for the list, so that programs need not be changed.",
    forUsers: "Pass a list instead of a single value.",
  },

  "parameter-serialization-changed": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: ({ subject, before, after }) => `The ${subject} is written as ${after}, not as ${before}.`,
    why: "Installed clients write it the old way, and it is read as something else.",
    instead: "Add a parameter with another name, and keep this one as it is.",
  },

  "parameter-content-type-changed": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The ${subject} is written as ${after ?? "plain text"}, not as ${before ?? "plain text"}.`,
    why: "Installed clients write it the old way.",
    instead: "Add a parameter with another name, and keep this one as it is.",
  },

  "reserved-characters-allowed": {
    verdict: "safe",
    impact: "transport",
    level: "patch",
    message: ({ subject }) => `The ${subject} may hold reserved characters as they are.`,
    why: "Values that are escaped are read as before.",
  },

  "reserved-characters-refused": {
    verdict: "risky",
    impact: "transport",
    level: "patch",
    message: ({ subject }) => `Reserved characters have to be escaped in the ${subject} now.`,
    why: "Installed clients write them as they are.",
    instead: "Go on accepting them as they are.",
  },

  "empty-value-refused": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: ({ subject }) => `The ${subject} may not be sent without a value any more.`,
    why: "Requests with the bare name were fine.",
    instead: "Go on accepting the bare name.",
  },
});
