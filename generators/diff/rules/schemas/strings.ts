import type { Verdict } from "../../change.ts";
import type { Difference } from "../../difference.ts";
import { type Decision, defineRules, oneOf } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange, shown, spokenOf } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING } from "./advice.ts";

/** What happens to strings, and to the formats of strings and numbers. */
export const STRING_RULES = defineRules({
  "length-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Strings that were accepted are too long or too short.",
    instead: "Keep the length, and cut or refuse later where it cannot be kept.",
  },

  "length-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers with room for the old length meet other strings, a column of a database for one.",
    instead: IN_NEW_PROPERTY,
  },

  "pattern-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Strings that were accepted do not meet it.",
    instead: "Choose a pattern that every text meets which the old one let through.",
  },

  "pattern-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that take the text apart by the old pattern fail.",
    instead: IN_NEW_PROPERTY,
  },

  "format-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Values that were accepted do not have it.",
    instead: KEEP_ACCEPTING,
  },

  "format-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that turn the value into a date or a number of that width fail.",
    instead: IN_NEW_PROPERTY,
  },

  /** A format that validators do not check. */
  "format-note-changed": {
    verdict: { request: reformatted("float", "double"), response: reformatted("double", "float") },
    impact: "note",
    message: (difference) =>
      `${spokenOf(difference)} has the format ${shown(difference.after)} instead of ${shown(difference.before)}.`,
    why: "Validators do not look at such a format, people and generators may.",
    instead: "Put values of the new format into a new property.",
  },

  /** `contentEncoding`, `contentMediaType`, and the formats that say the same. */
  "content-encoding-changed": {
    verdict: { request: recoded(({ after }) => after), response: recoded(({ before }) => before) },
    impact: "shape",
    level: "major",
    message: (difference) =>
      `${spokenOf(difference)} holds ${shown(difference.after)} instead of ${shown(difference.before)}.`,
    why: "Both sides decode what they get; with another encoding they get something else.",
    instead: "Put the new encoding into a new property.",
  },

  "content-schema-changed": {
    verdict: "risky",
    impact: "words",
    message: (difference) => `${spokenOf(difference)} has another contentSchema.`,
    why: "The text itself is still accepted, but whoever decodes it may find something else in it.",
    instead: "Put the new content into a new property.",
    forUsers: "Check the code that decodes the text.",
  },
});

const ENCODED = /(base\d+|quoted-printable)$/i;

/** Decoded text that was plain is rejected or fails; plain text that was decoded only looks strange. */
function recoded(decoded: (difference: Difference) => Difference["after"]): Decision<Verdict> {
  return oneOf(["breaking", "risky"], (difference) => {
    if (difference.before !== undefined && difference.after !== undefined) return "breaking";
    return ENCODED.test(String(decoded(difference) ?? "")) ? "breaking" : "risky";
  });
}

/** Another format is risky, unless every value of the old one still fits. */
function reformatted(from: string, to: string): Decision<Verdict> {
  return oneOf(["risky", "safe"], ({ before, after }) => {
    if (before === undefined || after === undefined) return "safe";
    return before === from && after === to ? "safe" : "risky";
  });
}
