import { defineRules } from "../rule.ts";
import { proseChange, valueTitle } from "../wording.ts";

/** Annotations of schemas, which constrain no value. */
export const ANNOTATION_RULES = defineRules("note", {
  "schema-deprecated": {
    verdict: "safe",
    message: (difference) => `${valueTitle(difference)} is now deprecated.`,
    why: "Requests and responses still work. Editors mark its uses as deprecated.",
  },

  "schema-no-longer-deprecated": {
    verdict: "safe",
    message: (difference) => `${valueTitle(difference)} is no longer deprecated.`,
    why: "Requests and responses still work.",
  },

  "schema-extension-changed": {
    verdict: "docs",
    message: proseChange,
    why: "Extensions do not constrain values.",
  },

  "keyword-without-effect": {
    verdict: "docs",
    impact: "unused",
    message: (difference) => `${valueTitle(difference)}: changing ${difference.subject} has no effect here.`,
    why: "The keyword is unknown, or applies to values of another type. The accepted values stay the same.",
  },
});
