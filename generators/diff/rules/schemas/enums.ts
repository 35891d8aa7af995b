import type { Json } from "../../../core/json.ts";
import { defineRules, oneOf } from "../rule.ts";
import { growth, tightening } from "../verdicts.ts";
import { shown, spokenOf, turn } from "../wording.ts";
import { IN_NEW_PROPERTY } from "./advice.ts";

/** What happens to lists of values, and to values that are fixed. */
export const ENUM_RULES = defineRules({
  "enum-introduced": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} has to be one of a list: it ${turn(difference)}.`,
    why: "Values that are not on the list were accepted and are refused.",
    instead: "Start with a list that holds every value that was accepted so far.",
  },

  "enum-lifted": {
    verdict: {
      request: "safe",
      response: oneOf(["breaking", "safe"], (_, { openEnums }) => (openEnums === true ? "safe" : "breaking")),
    },
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is no longer one of a list: it ${turn(difference)}.`,
    why: "Readers that know every value meet others; those that keep a list open do not mind.",
    instead: IN_NEW_PROPERTY,
    forUsers: "Let unknown values pass.",
  },

  "enum-member-added": {
    verdict: growth,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
    why: "Existing requests still work. Code that switches over all values of a response will see a new one.",
    instead: "Document the enum as open, so that clients handle values that they do not know.",
    forUsers: "Handle the new value, and ignore values that you do not know.",
  },

  "enum-member-removed": {
    verdict: tightening,
    impact: "members",
    level: "major",
    message: (difference) => `${spokenOf(difference)} can no longer be ${difference.subject}.`,
    why: "A value that was on the list is refused, or is not given any more.",
    instead: "Mark the value as deprecated, accept it until nobody sends it, then remove it.",
    forUsers: "Send another value.",
  },

  /** `x-extensible-enum` lists the known values of an open enum. */
  "extensible-enum-changed": {
    verdict: {
      request: oneOf(["breaking", "safe"], ({ before, after }) =>
        listOf(before).every((value) => listOf(after).includes(value)) ? "safe" : "breaking",
      ),
      response: "safe",
    },
    impact: "shape",
    level: "minor",
    message: (difference) =>
      `${spokenOf(difference)} has the known values ${shown(difference.after)} instead of ${shown(difference.before)}.`,
    why: "An open list says that other values come too, so readers let them pass; a sent value that is no longer told is no longer known.",
    instead: "Keep accepting the old values.",
  },

  "constant-changed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is no longer fixed as it was: it ${turn(difference)}.`,
    why: "Readers and writers hold on to a fixed value by the letter, most of all where it tells branches apart.",
    instead: "Keep the value, and put the new one into a new property or branch.",
  },
});

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
