import { defineRules } from "./rule.ts";
import { listWords, shown } from "./wording.ts";

/** Rules for the addresses of the service. */
export const SERVER_RULES = defineRules("connection", {
  "server-added": {
    verdict: "safe",
    message: ({ subject }) => `The server ${subject} was added.`,
    why: "Requests to the other servers keep working.",
  },

  "server-removed": {
    verdict: "breaking",
    message: ({ subject }) => `The server ${subject} was removed.`,
    why: "Clients that use this server get no response.",
    instead: "Keep the server, or redirect its requests.",
    forUsers: "Use another server.",
  },

  "server-choice-added": {
    verdict: "safe",
    message: ({ subject, after }) => `The server variable ${subject} now accepts ${listWords(after)}.`,
    why: "The other values keep working.",
  },

  "server-choice-removed": {
    verdict: "breaking",
    message: ({ subject, before }) =>
      `The server variable ${subject} no longer accepts ${listWords(before)}.`,
    why: "Clients that use this server get no response.",
    instead: "Keep the server, or redirect its requests.",
    forUsers: "Choose another value.",
  },

  "server-default-changed": {
    verdict: "risky",
    level: "patch",
    message: ({ subject, before, after }) =>
      `The default of the server variable ${subject} was changed from ${before} to ${after}.`,
    why: "Clients that do not set the variable send their requests to another server.",
    instead: "Keep the default.",
    forUsers: "Set the variable explicitly.",
  },

  /** A part of every address moved from the servers to the paths, or back. */
  "base-path-moved": {
    verdict: "safe",
    impact: "transport",
    level: "major",
    message: ({ before, after }) =>
      before === undefined
        ? `The prefix ${shown(after)} was moved from the paths to the servers.`
        : `The prefix ${shown(before)} was moved from the servers to the paths.`,
    why: "Every URL stays the same. New clients combine another base URL with other paths.",
    instead: "Keep the servers and the paths unchanged.",
    forUsers: "If you set a base URL yourself, adapt it to the new paths.",
  },
});
