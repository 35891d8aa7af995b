import { defineRules } from "./rule.ts";
import { listWords, shown } from "./wording.ts";

/** What happens to the addresses of the service. */
export const SERVER_RULES = defineRules({
  "server-added": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject }) => `The server ${subject} is new.`,
    why: "The old addresses work on.",
  },

  "server-removed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject }) => `The server ${subject} is gone.`,
    why: "Installed clients call there.",
    instead: "Keep the address, or let it redirect.",
    forUsers: "Use another server.",
  },

  "server-choice-added": {
    verdict: "safe",
    impact: "connection",
    message: ({ subject, after }) => `The variable ${subject} of the server may be ${listWords(after)}.`,
    why: "The old ones work on.",
  },

  "server-choice-removed": {
    verdict: "breaking",
    impact: "connection",
    message: ({ subject, before }) =>
      `The variable ${subject} of the server may not be ${listWords(before)} any more.`,
    why: "Clients that chose one of them call into the void.",
    instead: "Keep the address, or let it redirect.",
    forUsers: "Choose another value.",
  },

  "server-default-changed": {
    verdict: "risky",
    impact: "connection",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The variable ${subject} of the server is ${after} by default, not ${before}.`,
    why: "Clients that do not choose call elsewhere.",
    instead: "Keep the default.",
    forUsers: "Name the value that you rely on.",
  },

  /** A part of every address moved from the servers to the paths, or back. */
  "base-path-moved": {
    verdict: "safe",
    impact: "transport",
    level: "major",
    message: ({ before, after }) =>
      before === undefined
        ? `The servers end in ${shown(after)} now, and the paths no longer begin with it.`
        : `The paths begin with ${shown(before)} now, and the servers no longer end in it.`,
    why: "Every address stays what it was; code that is written anew joins a base URL and other paths.",
    instead: "Keep the servers and paths as they are.",
  },
});
