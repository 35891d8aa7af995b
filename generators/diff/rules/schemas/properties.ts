import { defineRules } from "../rule.ts";
import { loosening, removal, tightening } from "../verdicts.ts";
import { spokenOf } from "../wording.ts";

/** What happens to the properties of objects. */
export const PROPERTY_RULES = defineRules({
  "property-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is new.`,
    why: "Those who do not know the property do not send it, and overlook it when they read.",
  },

  /** `additionalProperties: false`, or a property that was `false`, excluded these values. */
  "property-added-to-closed-object": {
    verdict: "breaking",
    impact: "closed",
    message: (difference) => `${spokenOf(difference)} is new, with values that the object did not allow.`,
    why: "The object was said to have no such property: readers that check it refuse the whole response, tolerant ones too.",
    instead:
      "Let readers take a version that allows further properties before the service sends any, or give it in another operation.",
    forUsers: "Read with validators of this version or later, which know the property.",
  },

  "property-removed": {
    verdict: removal,
    impact: "shape",
    level: "major",
    message: (difference) => `${spokenOf(difference)} was removed.`,
    why: "Readers that use the property find nothing; what is sent under its name is ignored or refused.",
    instead: "Mark the property as deprecated, keep it until nobody uses it, then remove it.",
    forUsers: "Stop using it.",
  },

  "property-newly-required": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is required now.`,
    why: "Requests without the property were accepted and are refused.",
    instead: "Make it optional, and use a value that fits those who do not send it.",
    forUsers: "Send it with every request.",
  },

  "property-no-longer-required": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} may be missing now.`,
    why: "Readers that rely on the property find nothing.",
    instead: "Keep giving the property, with a neutral value where there is none.",
    forUsers: "Handle that it is missing.",
  },

  "property-forbidden": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} must not be there any more.`,
    why: "Objects that have the property were accepted and are refused.",
    instead: "Ignore the property instead of refusing it.",
  },

  "property-allowed": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} may be there now.`,
    why: "Readers that refuse what was ruled out refuse such objects.",
    instead: "Give the value under a name that was not ruled out.",
  },

  "property-became-read-only": {
    verdict: "breaking",
    impact: "call",
    message: (difference) => `${spokenOf(difference)} is read only now: it cannot be sent any more.`,
    why: "What is sent under its name is ignored or refused.",
    instead: "Keep accepting it in requests, or add a new property that is read only.",
    forUsers: "Stop sending it.",
  },

  "property-no-longer-read-only": {
    verdict: "safe",
    impact: "call",
    message: (difference) => `${spokenOf(difference)} can be sent now: it is not read only any more.`,
    why: "Those who do not know that do not send it.",
  },

  "property-became-write-only": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is write only now: responses do not have it any more.`,
    why: "Readers that use the property find nothing.",
    instead: "Keep giving it, or add a new property that is write only.",
    forUsers: "Stop reading it.",
  },

  "property-no-longer-write-only": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is in responses now: it is not write only any more.`,
    why: "Readers that do not know it overlook it.",
  },
});
