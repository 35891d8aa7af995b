import { defineRules } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange } from "../wording.ts";
import { IN_NEW_PROPERTY } from "./advice.ts";

/** What happens to numbers. */
export const NUMBER_RULES = defineRules({
  "number-bounds-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Numbers that were accepted are outside the range.",
    instead: "Keep the range, and refuse what cannot be served with an error of its own.",
  },

  "number-bounds-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers with room for the old range meet numbers outside it.",
    instead: IN_NEW_PROPERTY,
  },

  "multiple-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Numbers that were accepted are no multiples.",
    instead: "Round what is sent instead of refusing it.",
  },

  "multiple-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that count in the old steps meet numbers between them.",
    instead: IN_NEW_PROPERTY,
  },
});
