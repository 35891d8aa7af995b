import { isObject, type Json } from "../../../core/json.ts";
import { defineRules } from "../rule.ts";
import { loosening, removal, tightening } from "../verdicts.ts";
import { keywordChange, patternOf, spokenOf, turn } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** What happens to objects as a whole. */
export const OBJECT_RULES = defineRules({
  "object-closed": {
    verdict: tightening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} allows fewer undeclared properties: it ${turn(difference)}.`,
    why: `Requests with undeclared properties are rejected. ${RESPONSES_WORK}`,
    instead: "Ignore undeclared properties instead of rejecting them.",
  },

  "object-opened": {
    verdict: loosening,
    impact: "shape",
    level: ({ before }) => (hasTypedMap(before) ? "major" : undefined),
    message: (difference) =>
      `${spokenOf(difference)} allows more undeclared properties: it ${turn(difference)}.`,
    why: `${REQUESTS_WORK} Clients that reject undeclared properties reject the response.`,
    instead: "Declare every property that the response contains.",
  },

  "property-count-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests with more or fewer properties are rejected. ${RESPONSES_WORK}`,
    instead: KEEP_ACCEPTING,
  },

  "property-count-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain a number of properties that clients do not expect, for example none.`,
    instead: IN_NEW_PROPERTY,
  },

  "property-names-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests with other property names are rejected. ${RESPONSES_WORK}`,
    instead: KEEP_ACCEPTING,
  },

  "property-names-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain property names that clients do not expect.`,
    instead: IN_NEW_PROPERTY,
  },

  "pattern-properties-added": {
    verdict: "safe",
    impact: "shape",
    message: (difference) => `${patternOf(difference)} were declared.`,
    why: "Existing clients do not send these properties and ignore them in responses.",
  },

  "pattern-properties-removed": {
    verdict: removal,
    impact: "shape",
    level: "major",
    message: (difference) => `${patternOf(difference)} were removed.`,
    why: "Requests: the service ignores or rejects these properties. Responses: clients that read them find no value.",
    instead: "Keep the pattern until no client uses these properties.",
  },

  /** `dependentRequired` and its like: a property requires others. */
  "dependency-tightened": {
    verdict: tightening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} now requires more of its object: the object ${turn(difference)}.`,
    why: `Requests with this property but without what it requires are rejected. ${RESPONSES_WORK}`,
    instead: "Make the dependent properties optional.",
  },

  "dependency-loosened": {
    verdict: loosening,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} now requires less of its object: the object ${turn(difference)}.`,
    why: `${REQUESTS_WORK} Clients that find this property in a response expect the properties that it required.`,
    instead: "Keep returning the dependent properties.",
  },
});

/** True where undeclared properties had a type: literals with such properties compile only while it is stated. */
function hasTypedMap(keywords: Json | undefined): boolean {
  return isObject(keywords) && Object.values(keywords).some(isObject);
}
