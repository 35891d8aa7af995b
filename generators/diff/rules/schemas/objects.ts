import { defineRules } from "../rule.ts";
import { loosening, removal, tightening } from "../verdicts.ts";
import { keywordChange, spokenOf, turn } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING } from "./advice.ts";

/** What happens to objects as a whole. */
export const OBJECT_RULES = defineRules({
  "object-closed": {
    verdict: tightening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} is stricter with properties that are not named: it ${turn(difference)}.`,
    why: "Objects with properties of their own were accepted and are refused.",
    instead: "Ignore unknown properties instead of refusing them.",
  },

  "object-opened": {
    verdict: loosening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} is more open to properties that are not named: it ${turn(difference)}.`,
    why: "Readers that check for unknown properties refuse such objects.",
    instead: "Name every property that is given.",
  },

  "property-count-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Objects that were accepted have too many or too few properties.",
    instead: KEEP_ACCEPTING,
  },

  "property-count-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that count on the old number find another, an empty object for one.",
    instead: IN_NEW_PROPERTY,
  },

  "property-names-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Objects whose property names were accepted are refused.",
    instead: KEEP_ACCEPTING,
  },

  "property-names-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers meet names that they were never told of.",
    instead: IN_NEW_PROPERTY,
  },

  "pattern-properties-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `Properties whose names meet ${difference.subject} are described now.`,
    why: "Those who do not know them do not send them, and overlook them when they read.",
  },

  "pattern-properties-removed": {
    verdict: removal,
    impact: "shape",
    level: "major",
    message: (difference) => `Properties whose names meet ${difference.subject} are not described any more.`,
    why: "Readers that use such properties find nothing; what is sent under such names is ignored or refused.",
    instead: "Keep the pattern until nobody uses such properties.",
  },

  /** `dependentRequired` and its like: a property requires others. */
  "dependency-tightened": {
    verdict: tightening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} asks for more beside it: the object ${turn(difference)}.`,
    why: "Objects that have the property without what it brings with it were accepted and are refused.",
    instead: "Make what it brings with it optional.",
  },

  "dependency-loosened": {
    verdict: loosening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} asks for less beside it: the object ${turn(difference)}.`,
    why: "Readers that find the property rely on what came with it.",
    instead: "Keep giving what came with it.",
  },
});
