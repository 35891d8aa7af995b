import type { Json } from "../../core/json.ts";
import { isSuccess } from "../../core/model/is-success.ts";
import { defineRules, oneOf } from "./rule.ts";

/** `response 404 was`, or `responses 404, 409 were`. */
function responses(list: Json | undefined): string {
  return isList(list) ? `responses ${list} were` : `response ${String(list)} was`;
}

function statuses(list: Json | undefined): string {
  return isList(list) ? "these statuses" : "this status";
}

function isList(list: Json | undefined): list is string {
  return typeof list === "string" && list.includes(",");
}

/** Rules for the statuses of responses. */
export const RESPONSE_RULES = defineRules("status", {
  "success-status-added": {
    verdict: "risky",
    impact: "call",
    level: "major", // the method has another output type
    message: ({ subject }) => `The success response ${subject} was added.`,
    why: "Existing clients that expect the known statuses may treat the new one as a failure.",
    instead: "Return one of the existing statuses.",
    forUsers: "Accept the new status.",
  },

  "success-status-removed": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `The success response ${subject} was removed.`,
    why: "Existing clients expect this status.",
    instead: "Keep returning the status.",
    forUsers: "Accept the remaining statuses.",
  },

  "error-status-added": {
    verdict: "safe",
    impact: "failure",
    message: ({ subject }) => `The error response ${subject} was added.`,
    why: "Clients must already handle unknown error statuses.",
  },

  "error-status-removed": {
    verdict: "safe",
    impact: "failure",
    level: "major",
    message: ({ subject }) => `The error response ${subject} was removed.`,
    why: "The error no longer occurs, or the service reports it with another status.",
  },

  /** A response covers fewer statuses: `2XX` became `200`. */
  "response-status-narrowed": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) => `The response ${String(before)} was narrowed to ${String(after)}.`,
    why: "The service returns fewer statuses. In the generated types, the response gets a new name.",
    forUsers: "Use the new status in your code.",
  },

  /** A response covers more statuses: `200` became `2XX`. */
  "response-status-widened": {
    verdict: oneOf(["risky", "safe"], ({ before }) => (isSuccess(String(before)) ? "risky" : "safe")),
    level: "major",
    message: ({ before, after }) => `The ${responses(before)} widened to ${String(after)}.`,
    why: "Code that expects only the old status treats the others as failures. In the generated types, the response gets a new name.",
    instead: "Declare each status as a response of its own.",
    forUsers: "Accept every status that the response covers.",
  },

  /** A range or the default of both documents now covers a status that had a separate response. */
  "response-status-merged": {
    verdict: "safe",
    level: "major",
    message: ({ before, after }) =>
      `The ${responses(before)} removed; the response ${String(after)} now describes ${statuses(before)}.`,
    why: "The service can still return the status. In the generated types, it no longer has a name of its own.",
    forUsers: "Handle the status like the response that now describes it.",
  },

  /** A status that a range or the default covered now has a separate response. */
  "response-status-split": {
    verdict: "safe",
    message: ({ before, after }) =>
      `The ${responses(after)} added; before, the response ${String(before)} described ${statuses(after)}.`,
    why: "The service could already return the status.",
  },
});
