import { defineRules } from "../rule.ts";
import { spokenOf } from "../wording.ts";

/** What happens to what a schema says without constraining values. */
export const ANNOTATION_RULES = defineRules({
  "schema-deprecated": {
    verdict: "safe",
    impact: "note",
    message: (difference) => `${spokenOf(difference)} is deprecated.`,
    why: "Nothing stops working yet; those who use it are told to move on.",
  },

  "schema-no-longer-deprecated": {
    verdict: "safe",
    impact: "note",
    message: (difference) => `${spokenOf(difference)} is not deprecated any more.`,
    why: "Those who were told to move on may stay.",
  },

  "schema-extension-changed": {
    verdict: "docs",
    impact: "note",
    message: (difference) => `${spokenOf(difference)} has another ${difference.subject}.`,
    why: "Extensions constrain nothing; whoever reads this one knows what it means.",
  },

  "keyword-without-effect": {
    verdict: "docs",
    impact: "unused",
    message: (difference) =>
      `${spokenOf(difference)} changed in ${difference.subject}, which has no effect there.`,
    why: "The keyword is unknown, or applies to values of another type, so the accepted values stay the same.",
  },
});
