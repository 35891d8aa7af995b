import type { Difference } from "./difference.ts";
import { defineRules, oneOf } from "./rule.ts";
import { listWords, proseChange, valueTitle } from "./wording.ts";

/** True for new operations, which existing clients do not call. */
function isNewOperation({ subject, before }: Difference): boolean {
  return before === undefined && (subject === "query" || subject === "additionalOperations");
}

/** Rules for prose, and for parts that cannot be compared. */
export const DOCUMENT_RULES = defineRules("words", {
  "prose-changed": {
    verdict: "docs",
    message: proseChange,
    why: "The API works as before.",
  },

  "examples-changed": {
    verdict: "docs",
    message: (difference) => `${valueTitle(difference)}: examples were changed.`,
    why: "The API works as before.",
  },

  "tags-changed": {
    verdict: "docs",
    message: ({ before, after }) =>
      `The tags of the operation were changed from ${listWords(before)} to ${listWords(after)}.`,
    why: "Tags group the operations in the documentation.",
  },

  "extension-changed": {
    verdict: "docs",
    message: proseChange,
    why: "Extensions change nothing for tools that do not read them.",
  },

  /** A field that can change requests or responses, and that is not read. */
  "field-not-compared": {
    verdict: oneOf(["safe", "undecided"], (difference) =>
      isNewOperation(difference) ? "safe" : "undecided",
    ),
    impact: "note",
    message: (difference) => `${proseChange(difference)} It is not compared.`,
    why: "This field can change requests or responses. What it says is not read, so it is unknown whether the change breaks anybody.",
    instead: "Compare by hand what the service did before with what the document describes now.",
  },

  /** A part of the base has errors, so it is unknown what it promised. */
  "base-not-read": {
    verdict: "undecided",
    impact: "note",
    message: ({ subject }) => `Part of the base document cannot be read. ${subject}`,
    why: "It is unknown what this part was, so it is unknown whether it changed.",
    instead: "Compare by hand what the service did before with what the document describes now.",
  },
});
