import { defineRules } from "./rule.ts";
import { hasAnother, listWords, spokenOf } from "./wording.ts";

/** What happens to what is written for people, and what cannot be compared. */
export const DOCUMENT_RULES = defineRules({
  "prose-changed": {
    verdict: "docs",
    impact: "words",
    message: hasAnother,
    why: "Nothing works differently.",
  },

  "examples-changed": {
    verdict: "docs",
    impact: "words",
    message: (difference) => `${spokenOf(difference)} has other examples.`,
    why: "Nothing works differently.",
  },

  "tags-changed": {
    verdict: "docs",
    impact: "words",
    message: ({ before, after }) =>
      `The tags of the operation have changed from ${listWords(before)} to ${listWords(after)}.`,
    why: "Tags order the documentation.",
  },

  "extension-changed": {
    verdict: "docs",
    impact: "words",
    message: hasAnother,
    why: "Extensions are nothing to those who do not read them.",
  },

  /** A part of the base has errors, so that nobody knows what it promised. */
  "base-not-read": {
    verdict: "undecided",
    impact: "note",
    message: ({ subject }) => `A part of the base cannot be read. ${subject}`,
    why: "What stood there is not known, so that it cannot be told whether it changed.",
    instead: "Compare by hand what the service did before with what the description says now.",
  },
});
