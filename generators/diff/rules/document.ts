import { defineRules } from "./rule.ts";
import { listWords, proseChange, spokenOf } from "./wording.ts";

/** What happens to what is written for people, and what cannot be compared. */
export const DOCUMENT_RULES = defineRules({
  "prose-changed": {
    verdict: "docs",
    impact: "words",
    message: proseChange,
    why: "The API works as before.",
  },

  "examples-changed": {
    verdict: "docs",
    impact: "words",
    message: (difference) => `${spokenOf(difference)}: examples were changed.`,
    why: "The API works as before.",
  },

  "tags-changed": {
    verdict: "docs",
    impact: "words",
    message: ({ before, after }) =>
      `The tags of the operation were changed from ${listWords(before)} to ${listWords(after)}.`,
    why: "Tags group the operations in the documentation.",
  },

  "extension-changed": {
    verdict: "docs",
    impact: "words",
    message: proseChange,
    why: "Extensions change nothing for tools that do not read them.",
  },

  /** A part of the base has errors, so that nobody knows what it promised. */
  "base-not-read": {
    verdict: "undecided",
    impact: "note",
    message: ({ subject }) => `Part of the base document cannot be read. ${subject}`,
    why: "It is unknown what this part was, so it is unknown whether it changed.",
    instead: "Compare by hand what the service did before with what the document describes now.",
  },
});
