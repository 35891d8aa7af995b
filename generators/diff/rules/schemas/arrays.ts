import { defineRules } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange, valueTitle } from "../wording.ts";
import { IN_NEW_PROPERTY, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";
import { keywordRules } from "./keyword-rules.ts";

/** Rules for lists. */
export const ARRAY_RULES = defineRules("bound", {
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

  ...keywordRules("item-count", {
    requests: "Requests with more or fewer items are rejected.",
    instead: "Accept the old number of items, and process long arrays in parts.",
    responses: "Responses can contain a number of items that clients do not expect, for example none.",
  }),

  ...keywordRules("contains", {
    requests: "Requests whose array does not contain the required items are rejected.",
    responses: "Clients that look for an item in a response may not find it.",
  }),

  "unique-items-required": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} no longer allows duplicate items.`,
    why: `Requests with duplicate items are rejected. ${RESPONSES_WORK}`,
    instead: "Drop duplicate items instead of rejecting them.",
  },

  "unique-items-no-longer-required": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} now allows duplicate items.`,
    why: `${REQUESTS_WORK} Clients that turn the array of a response into a set or a map lose items.`,
    instead: "Keep the items unique, and return counts in a separate property.",
  },
});
