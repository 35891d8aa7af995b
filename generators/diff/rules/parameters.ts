import type { Json } from "../../core/json.ts";
import { AFTER_SUNSET, defineRules, oneOf } from "./rule.ts";
import { partOf, requiredPartOf } from "./wording.ts";

/** Rules for the parameters of requests. */
export const PARAMETER_RULES = defineRules("call", {
  "parameter-added": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} was added.`,
    why: "Requests without it are still accepted.",
  },

  "required-parameter-added": {
    verdict: "breaking",
    message: (difference) => `${requiredPartOf(difference)} was added.`,
    why: "Existing clients do not send it, so their requests are rejected.",
    instead: "Make it optional, with a default that keeps the current behaviour.",
    forUsers: "Send it with every request.",
  },

  "parameter-removed": {
    verdict: "breaking",
    message: (difference) => `${partOf(difference)} was removed.`,
    why: "Existing clients still send it. The service ignores or rejects it: for example, a filter no longer filters.",
    instead: "Set `deprecated: true` and a date in `x-sunset`, and remove the parameter after that date.",
    forUsers: "Stop sending it.",
  },

  "parameter-removed-after-sunset": {
    ...AFTER_SUNSET,
    message: (difference) => `${partOf(difference)} was removed after its sunset date.`,
  },

  "parameter-moved": {
    verdict: "breaking",
    message: ({ before, after, reached }) => `The ${reached.where} was moved from ${before} to ${after}.`,
    why: "Existing clients send it in the old place, where the service no longer reads it.",
    instead: "Accept it in both places for a while, as two optional parameters.",
    forUsers: "Send it in the new place.",
  },

  "path-parameter-renamed": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) => `The path parameter {${before}} was renamed to {${after}}.`,
    why: "Requests stay the same. Code passes the parameter by its name.",
    instead: "Keep the name.",
    forUsers: "Pass the parameter by its new name.",
  },

  "parameter-newly-required": {
    verdict: "breaking",
    message: (difference) => `${partOf(difference)} is now required.`,
    why: "Requests without it are rejected.",
    instead: "Keep it optional. If it has no default, give it one.",
    forUsers: "Send it with every request.",
  },

  "parameter-no-longer-required": {
    verdict: "safe",
    message: (difference) => `${partOf(difference)} is now optional.`,
    why: "Requests that contain it are still accepted.",
  },

  /** A parameter with one value now has a list; a single value is written in the URL as before. */
  "parameter-takes-list": {
    verdict: "safe",
    level: "major",
    message: (difference) => `${partOf(difference)} now accepts a list of values.`,
    why: "A list with one value is written in the URL exactly like the single value. Only the type in code changes.",
    instead: "Add a new parameter for the list, so that existing code still compiles.",
    forUsers: "Pass a list instead of a single value.",
  },

  "parameter-serialization-changed": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: (difference) =>
      `${partOf(difference)} is now serialized as ${difference.after} (before: ${difference.before}).`,
    why: "Existing clients serialize it in the old way, and the service reads a different value.",
    instead: "Add a parameter with another name, and keep this one unchanged.",
    forUsers: "Update the client, which serializes it in the new way.",
  },

  "parameter-content-type-changed": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: (difference) =>
      `${partOf(difference)} is now sent as ${difference.after ?? "plain text"} instead of ${difference.before ?? "plain text"}.`,
    why: "Existing clients send it in the old format.",
    instead: "Add a parameter with another name, and keep this one unchanged.",
    forUsers: "Update the client, which sends it in the new format.",
  },

  "reserved-characters-allowed": {
    verdict: "safe",
    impact: "transport",
    level: "patch",
    message: (difference) => `${partOf(difference)} now accepts unescaped reserved characters.`,
    why: "Escaped values are still accepted.",
  },

  "reserved-characters-refused": {
    verdict: "risky",
    impact: "transport",
    level: "patch",
    message: (difference) => `${partOf(difference)} no longer accepts unescaped reserved characters.`,
    why: "Existing clients send these characters unescaped.",
    instead: "Keep accepting unescaped characters.",
    forUsers: "Update the client, which escapes these characters.",
  },

  "empty-value-refused": {
    verdict: "breaking",
    impact: "transport",
    level: "patch",
    message: (difference) => `${partOf(difference)} no longer accepts an empty value.`,
    why: "Requests that send the parameter without a value are rejected.",
    instead: "Keep accepting the empty value.",
    forUsers: "Send a value, or omit the parameter.",
  },

  "empty-value-accepted": {
    verdict: "safe",
    impact: "transport",
    level: "patch",
    message: (difference) => `${partOf(difference)} now accepts an empty value.`,
    why: "Requests with a value are still accepted.",
  },

  /** The parameter is described by `content` instead of `schema`, or back, and written in the URL as before. */
  "parameter-notation-changed": {
    verdict: "safe",
    impact: "transport",
    level: "patch",
    message: (difference) =>
      `${partOf(difference)} is now described ${notation(difference.after)} instead of ${notation(difference.before)}.`,
    why: "Its values are written exactly as before.",
  },

  /** A header of a request or response. */
  "header-recased": {
    verdict: "safe",
    impact: oneOf(["call", "shape"], ({ direction }) => (direction === "request" ? "call" : "shape")),
    level: "major",
    message: ({ before, after }) => `The header ${String(before)} was renamed to ${String(after)}.`,
    why: "Names of headers do not depend on case, so requests and responses stay the same. Code uses the header by its name.",
    instead: "Keep the name.",
    forUsers: "Use the header by its new name.",
  },
});

/** `by a schema`, or `as application/json`. */
function notation(contentType: Json | undefined): string {
  return typeof contentType === "string" ? `as ${contentType}` : "by a schema";
}
