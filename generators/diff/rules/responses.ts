import { isSuccess } from "../../core/model/is-success.ts";
import { defineRules, oneOf } from "./rule.ts";

/** What happens to the statuses of responses. */
export const RESPONSE_RULES = defineRules({
  "success-status-added": {
    verdict: "risky",
    impact: "call",
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

  /** One response stands for fewer statuses: `2XX` became `200`. */
  "response-status-narrowed": {
    verdict: "safe",
    impact: "status",
    level: "major",
    message: ({ before, after }) => `The response ${String(before)} was narrowed to ${String(after)}.`,
    why: "The service returns fewer statuses. In the generated types, the response gets a new name.",
    forUsers: "Use the new status in your code.",
  },

  /** One response stands for more statuses: `200` became `2XX`. */
  "response-status-widened": {
    verdict: oneOf(["risky", "safe"], ({ before }) => (isSuccess(String(before)) ? "risky" : "safe")),
    impact: "status",
    level: "major",
    message: ({ before, after }) => `The response ${String(before)} was widened to ${String(after)}.`,
    why: "Code that expects only the old status treats the others as failures. In the generated types, the response gets a new name.",
    instead: "Declare each status as a response of its own.",
    forUsers: "Accept every status that the response covers.",
  },
});
