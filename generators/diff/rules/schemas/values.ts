import { defineRules, oneOf } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange, shown, spokenOf, typeTurn } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING } from "./advice.ts";

/** What happens to the values of a schema, whatever their type. */
export const VALUE_RULES = defineRules({
  "type-narrowed": {
    verdict: tightening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} ${typeTurn(difference) ?? `can no longer be ${difference.subject}`}.`,
    why: "Values of a type that was accepted are refused.",
    instead: KEEP_ACCEPTING,
  },

  "type-widened": {
    verdict: loosening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} ${typeTurn(difference) ?? `can be ${difference.subject} now`}.`,
    why: "Readers meet a type that they were never told of.",
    instead: IN_NEW_PROPERTY,
  },

  "null-forbidden": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can no longer be null.`,
    why: "Null was accepted and is refused.",
    instead: "Keep accepting null, and treat it as what you want to be sent instead.",
    forUsers: "Send a value instead.",
  },

  "null-allowed": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can be null.`,
    why: "Readers that rely on a value find null.",
    instead: "Leave an optional property out instead, or give null in a new property.",
    forUsers: "Handle null.",
  },

  "value-forbidden": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} must not be there any more.`,
    why: "Whatever is sent here is refused.",
    instead: "Ignore the value instead of refusing it.",
  },

  "value-allowed": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} may be there now.`,
    why: "Readers meet a value where none could be.",
    instead: "Give it under a name that was not ruled out.",
  },

  /** In a URL, a header or a form, numbers and booleans are written as strings anyway. */
  "value-sent-as-text": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: (difference) => `${spokenOf(difference)} ${typeTurn(difference) ?? "may be any text"}.`,
    why: "What is sent stays the same to the letter; only the type that programs hold it in is another one.",
    instead: "Keep the type that was there beside the new one, so that programs need not be changed.",
  },

  "exclusion-tightened": {
    verdict: tightening,
    impact: "shape",
    message: keywordChange,
    why: "Values that were accepted are ruled out.",
    instead: KEEP_ACCEPTING,
  },

  "exclusion-loosened": {
    verdict: loosening,
    impact: "shape",
    message: keywordChange,
    why: "Readers meet values that were ruled out.",
    instead: IN_NEW_PROPERTY,
  },

  "default-changed": {
    verdict: {
      request: "risky",
      response: oneOf(["risky", "safe"], ({ before }) => (before === undefined ? "safe" : "risky")),
    },
    impact: "default",
    message: (difference) =>
      `${spokenOf(difference)} has the default ${shown(difference.after)} instead of ${shown(difference.before)}.`,
    why: "Those who leave the value out get another behaviour without having changed anything.",
    instead: "Keep the default, and offer the new behaviour under a value that is asked for.",
  },
});
