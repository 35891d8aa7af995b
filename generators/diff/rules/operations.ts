import { defineRules, oneOf } from "./rule.ts";
import { changedKeys, replayChange } from "./wording.ts";

/** Operations have aliases, and so do component schemas. */
const callOrName = oneOf(["call", "name"], ({ reached }) => (reached.kind === "operation" ? "call" : "name"));

/** What happens to operations as a whole: their names, their lists and what it means to send them twice. */
export const OPERATION_RULES = defineRules({
  "operation-added": {
    verdict: "safe",
    impact: "call",
    message: ({ subject }) => `${subject} is new.`,
    why: "Nobody calls it yet.",
  },

  "operation-removed": {
    verdict: "breaking",
    impact: "call",
    message: ({ subject }) => `${subject} is gone.`,
    why: "Every call of it fails.",
    instead: "Mark it `deprecated: true` with a date in `x-sunset`, and remove it after that day.",
    forUsers: "Stop calling it.",
  },

  "operation-removed-after-sunset": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: ({ subject }) => `${subject} is gone, as announced.`,
    why: "Its callers were told the day.",
  },

  "operation-id-renamed": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: ({ before, after }) => `The operation ${before} is called ${after} now.`,
    why: "Nothing changes on the wire; generated code calls the operation by another name.",
    instead: "Keep the old name under `x-aliases` for a while.",
    forUsers: "Call it by its new name.",
  },

  "operation-id-renamed-with-alias": {
    verdict: "safe",
    impact: "call",
    message: ({ before, after }) => `The operation ${before} is called ${after} now; the old name is kept.`,
    why: "Code that calls it by the old name works on.",
  },

  /** The first tag changed, so that the client offers the operation in another group. */
  "operation-regrouped": {
    verdict: "safe",
    impact: "method",
    level: "major",
    message: ({ before, after }) => `The client has ${before} as ${after} now.`,
    why: "Nothing changes on the wire; clients group operations by their first tag.",
    instead: "Keep the first tag, or put the group into the operationId: `pets.feed`.",
    forUsers: "Call it by its new name.",
  },

  "alias-added": {
    verdict: "safe",
    impact: callOrName,
    message: ({ subject, after }) => `The former name ${subject} of ${String(after)} can be used.`,
    why: "Whoever uses that name finds it, marked as deprecated.",
  },

  "alias-removed": {
    verdict: "safe",
    impact: callOrName,
    level: "major",
    message: ({ subject, after }) => `The former name ${subject} of ${String(after)} is gone.`,
    why: "Nothing changes on the wire; code that still uses the former name does not compile.",
    instead: "Keep the former name under `x-aliases` until a major version is due anyway.",
    forUsers: "Use its present name.",
  },

  "pagination-added": {
    verdict: "safe",
    impact: "method",
    message: () => "The list can be walked page by page.",
    why: "Whoever reads it as before works on.",
  },

  "pagination-changed": {
    verdict: "risky",
    impact: "method",
    level: "major",
    message: ({ before, after }) => `The list is walked in another way: ${changedKeys(before, after)}.`,
    why: "Installed clients walk it the old way.",
    instead: "Offer the new way under another operation.",
    forUsers: "Look again at how your code walks it.",
  },

  "pagination-removed": {
    verdict: "safe",
    impact: "method",
    level: "major",
    message: () => "The list can no longer be walked page by page.",
    why: "Nothing changes on the wire; the client loses `page` and `iterate`.",
    instead: "Keep `x-pagination` as long as the parameters are there.",
    forUsers: "Read it as one list.",
  },

  "replay-more-safe": {
    verdict: "safe",
    impact: "connection",
    message: replayChange,
    why: "Clients that do not do so work on.",
  },

  "replay-less-safe": {
    verdict: "breaking",
    impact: "connection",
    level: "minor",
    message: replayChange,
    why: "Installed clients send a request again after a lost answer, and it may be carried out twice.",
    instead: "Keep what was promised, and offer another operation.",
    forUsers: "Look again at where your code sends it twice.",
  },

  /** A single-use request is recognized by another property, or rejected with other codes. */
  "single-use-changed": {
    verdict: "risky",
    impact: "connection",
    message: replayChange,
    why: "Installed clients look for the old names, and take a request that was carried out for one that failed.",
    instead: "Keep the property and the codes.",
    forUsers: "Look again at where your code sends it twice.",
  },
});
