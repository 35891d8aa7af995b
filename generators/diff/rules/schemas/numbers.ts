import { defineRules } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange } from "../wording.ts";
import { IN_NEW_PROPERTY, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** What happens to numbers. */
export const NUMBER_RULES = defineRules({
  "number-bounds-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests with numbers outside the new range are rejected. ${RESPONSES_WORK}`,
    instead: "Keep the range, and return a specific error for numbers that the service cannot process.",
  },

  "number-bounds-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain numbers outside the range that clients expect.`,
    instead: IN_NEW_PROPERTY,
  },

  "multiple-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: `Requests with numbers that are not a multiple of the new value are rejected. ${RESPONSES_WORK}`,
    instead: "Round the number instead of rejecting it.",
  },

  "multiple-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: `${REQUESTS_WORK} Responses can contain numbers between the steps that clients expect.`,
    instead: IN_NEW_PROPERTY,
  },
});
