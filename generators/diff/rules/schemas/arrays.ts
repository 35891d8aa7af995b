import { defineRules } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange, spokenOf } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** What happens to lists. */
export const ARRAY_RULES = defineRules({
  "array-closed": {
    verdict: tightening,
    impact: "shape",
    message: keywordChange,
    why: `Requests with additional items at the end of the array are rejected. ${RESPONSES_WORK}`,
    instead: "Ignore additional items instead of rejecting them.",
  },

  "array-opened": {
    verdict: loosening,
    impact: "shape",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain items that clients do not expect.`,
    instead: IN_NEW_PROPERTY,
  },

  "item-count-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests with more or fewer items are rejected. ${RESPONSES_WORK}`,
    instead: "Accept the old number of items, and process long arrays in parts.",
  },

  "item-count-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain a number of items that clients do not expect, for example none.`,
    instead: IN_NEW_PROPERTY,
  },

  "contains-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests whose array does not contain the required items are rejected. ${RESPONSES_WORK}`,
    instead: KEEP_ACCEPTING,
  },

  "contains-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Clients that look for an item in a response may not find it.`,
    instead: IN_NEW_PROPERTY,
  },

  "unique-items-required": {
    verdict: tightening,
    impact: "bound",
    message: (difference) => `${spokenOf(difference)} no longer allows duplicate items.`,
    why: `Requests with duplicate items are rejected. ${RESPONSES_WORK}`,
    instead: "Drop duplicate items instead of rejecting them.",
  },

  "unique-items-no-longer-required": {
    verdict: loosening,
    impact: "bound",
    message: (difference) => `${spokenOf(difference)} now allows duplicate items.`,
    why: `${REQUESTS_WORK} Clients that turn the array of a response into a set or a map lose items.`,
    instead: "Keep the items unique, and return counts in a separate property.",
  },
});
