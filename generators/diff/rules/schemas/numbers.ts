import { defineRules } from "../rule.ts";
import { keywordRules } from "./keyword-rules.ts";

/** Rules for numbers. */
export const NUMBER_RULES = defineRules("bound", {
  ...keywordRules("number-bounds", {
    requests: "Requests with numbers outside the new range are rejected.",
    instead: "Keep the range, and return a specific error for numbers that the service cannot process.",
    responses: "Responses can contain numbers outside the range that clients expect.",
  }),

  ...keywordRules("multiple", {
    requests: "Requests with numbers that are not a multiple of the new value are rejected.",
    instead: "Round the number instead of rejecting it.",
    responses: "Responses can contain numbers between the steps that clients expect.",
  }),
});
