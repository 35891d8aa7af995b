import { isSuccess } from "../pair/status.ts";
import { defineRules, oneOf } from "./rule.ts";

/** What happens to the statuses of responses. */
export const RESPONSE_RULES = defineRules({
  "success-status-added": {
    verdict: "risky",
    impact: "call",
    message: ({ subject }) => `A request may be answered with ${subject}.`,
    why: "Installed clients that wait for the statuses they know may take it for a failure.",
    instead: "Answer with the status that was there.",
    forUsers: "Expect it as well.",
  },

  "success-status-removed": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `A request is not answered with ${subject} any more.`,
    why: "Installed clients wait for it.",
    instead: "Go on answering with it.",
    forUsers: "Expect another status.",
  },

  "error-status-added": {
    verdict: "safe",
    impact: "failure",
    message: ({ subject }) => `A failure with ${subject} is described.`,
    why: "Clients have to be ready for any failure.",
  },

  "error-status-removed": {
    verdict: "safe",
    impact: "failure",
    level: "major",
    message: ({ subject }) => `A failure with ${subject} is not described any more.`,
    why: "It does not happen any more, or is told by another status.",
  },

  /** One response stands for fewer statuses: `2XX` became `200`. */
  "response-status-narrowed": {
    verdict: "safe",
    impact: "status",
    level: "major",
    message: ({ before, after }) => `The response ${String(before)} is described as ${String(after)} now.`,
    why: "The service answers as it did, with fewer statuses; the types name the response otherwise.",
  },

  /** One response stands for more statuses: `200` became `2XX`. */
  "response-status-widened": {
    verdict: oneOf(["risky", "safe"], ({ before }) => (isSuccess(String(before)) ? "risky" : "safe")),
    impact: "status",
    level: "major",
    message: ({ before, after }) => `The response ${String(before)} is described as ${String(after)} now.`,
    why: "Code that waits for the old status takes the others for failures; the types name the response otherwise.",
    instead: "Describe each status by itself.",
    forUsers: "Accept every status that the response stands for now.",
  },
});
