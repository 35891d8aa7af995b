import { isObject, type Json } from "../../../core/json.ts";
import { defineRules } from "../rule.ts";
import { loosening, removal, tightening } from "../verdicts.ts";
import { changedKeywords, patternOf, valueTitle } from "../wording.ts";
import { REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";
import { keywordRules } from "./keyword-rules.ts";

/** Rules for objects as a whole. */
export const OBJECT_RULES = defineRules("shape", {
  "object-closed": {
    verdict: tightening,
    message: (difference) =>
      `${valueTitle(difference)} allows fewer undeclared properties: it ${changedKeywords(difference)}.`,
    why: `Requests with undeclared properties are rejected. ${RESPONSES_WORK}`,
    instead: "Ignore undeclared properties instead of rejecting them.",
  },

  "object-opened": {
    verdict: loosening,
    level: ({ before }) => (hasTypedMap(before) ? "major" : undefined),
    message: (difference) =>
      `${valueTitle(difference)} allows more undeclared properties: it ${changedKeywords(difference)}.`,
    why: `${REQUESTS_WORK} Clients that reject undeclared properties reject the response.`,
    instead: "Declare every property that the response contains.",
  },

  ...keywordRules("property-count", {
    impact: "bound",
    requests: "Requests with more or fewer properties are rejected.",
    responses: "Responses can contain a number of properties that clients do not expect, for example none.",
  }),

  ...keywordRules("property-names", {
    impact: "bound",
    requests: "Requests with other property names are rejected.",
    responses: "Responses can contain property names that clients do not expect.",
  }),

  "pattern-properties-added": {
    verdict: "safe",
    message: (difference) => `${patternOf(difference)} were declared.`,
    why: "Existing clients do not send these properties and ignore them in responses.",
  },

  "pattern-properties-removed": {
    verdict: removal,
    level: "major",
    message: (difference) => `${patternOf(difference)} were removed.`,
    why: "Requests: the service ignores or rejects these properties. Responses: clients that read them find no value.",
    instead: "Keep the pattern until no client uses these properties.",
  },

  /** `dependentRequired` and its like: a property requires others. */
  "dependency-tightened": {
    verdict: tightening,
    message: (difference) =>
      `${valueTitle(difference)} now requires more of its object: the object ${changedKeywords(difference)}.`,
    why: `Requests with this property but without what it requires are rejected. ${RESPONSES_WORK}`,
    instead: "Make the dependent properties optional.",
  },

  "dependency-loosened": {
    verdict: loosening,
    message: (difference) =>
      `${valueTitle(difference)} now requires less of its object: the object ${changedKeywords(difference)}.`,
    why: `${REQUESTS_WORK} Clients that find this property in a response expect the properties that it required.`,
    instead: "Keep returning the dependent properties.",
  },
});

/** True if undeclared properties had a type: object literals with such properties only compile with it. */
function hasTypedMap(keywords: Json | undefined): boolean {
  return isObject(keywords) && Object.values(keywords).some(isObject);
}
