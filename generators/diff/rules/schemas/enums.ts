import { isObject, type Json } from "../../../core/json.ts";
import { listOf } from "../../../core/json-values.ts";
import { defineRules, oneOf } from "../rule.ts";
import { growth, tightening } from "../verdicts.ts";
import { changedKeywords, shown, valueTitle } from "../wording.ts";
import { IN_NEW_PROPERTY, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** Rules for lists of values, and for fixed values. */
export const ENUM_RULES = defineRules("shape", {
  "enum-introduced": {
    verdict: tightening,
    message: (difference) =>
      `${valueTitle(difference)} is now restricted to a list of values: it ${changedKeywords(difference)}.`,
    why: `Requests with other values are rejected. ${RESPONSES_WORK}`,
    instead: "Start with an enum that lists every value that is accepted today.",
  },

  "enum-lifted": {
    verdict: {
      request: "safe",
      response: oneOf(["breaking", "safe"], (_, { newEnumValues }) =>
        newEnumValues === "safe" ? "safe" : "breaking",
      ),
    },
    message: (difference) =>
      `${valueTitle(difference)} is no longer restricted to a list of values: it ${changedKeywords(difference)}.`,
    why: `${REQUESTS_WORK} Responses can contain values that clients do not know, unless the enum is documented as open.`,
    instead: IN_NEW_PROPERTY,
    forUsers: "Handle values that you do not know.",
  },

  "enum-member-added": {
    verdict: growth,
    // A constant is a literal in types, even with open enums.
    level: ({ direction, before }) => (direction === "response" && isConstant(before) ? "major" : undefined),
    message: (difference) => `${valueTitle(difference)} can now be ${difference.subject}.`,
    why: "Existing requests still work. Code that switches over all values of a response will see a new one.",
    instead:
      'Tell clients to handle values that they do not know, then set `diff.newEnumValues: "safe"` in codegen.config.ts.',
    forUsers: "Handle the new value, and ignore values that you do not know.",
  },

  "enum-member-removed": {
    verdict: tightening,
    impact: "members",
    level: "major",
    message: (difference) => `${valueTitle(difference)} can no longer be ${difference.subject}.`,
    why: "Requests with the removed value are rejected. Responses no longer contain it.",
    instead: "Deprecate the value, accept it until no client sends it, then remove it.",
    forUsers: "Stop using the removed value.",
  },

  /** The revision declares it with `x-renamed-from`. */
  "enum-value-renamed": {
    verdict: { request: "breaking", response: "risky" },
    impact: "members",
    level: "major",
    message: (difference) =>
      `${valueTitle(difference)} can be "${difference.after}" instead of "${difference.before}".`,
    why: "Requests with the old value are rejected. Code that compares a response with the old value never matches.",
    instead: "Accept both values until no client uses the old one.",
    forUsers: "Use the new value.",
  },

  /** `x-extensible-enum` lists the known values of an open enum. */
  "extensible-enum-changed": {
    verdict: {
      request: oneOf(["breaking", "safe"], ({ before, after }) =>
        listOf(before).every((value) => listOf(after).includes(value)) ? "safe" : "breaking",
      ),
      response: "safe",
    },
    level: "minor",
    message: (difference) =>
      `${valueTitle(difference)}: known values were changed from ${shown(difference.before)} to ${shown(difference.after)}.`,
    why: "Clients must already handle unknown values of an open enum in responses. A request with a removed value may be rejected.",
    instead: "Keep accepting the old values.",
  },

  "constant-changed": {
    verdict: "breaking",
    message: (difference) =>
      `${valueTitle(difference)} has a different constant value: it ${changedKeywords(difference)}.`,
    why: "Existing clients send and expect exactly the old value, for example to choose a branch of a union.",
    instead: "Keep the value, and use the new one in a new property or branch.",
    forUsers: "Use the new value.",
  },
});

function isConstant(before: Json | undefined): boolean {
  return isObject(before) && "const" in before;
}
