import { defineRules } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { keywordChange, spokenOf } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING } from "./advice.ts";

/** What happens to lists. */
export const ARRAY_RULES = defineRules({
  "array-closed": {
    verdict: tightening,
    impact: "shape",
    message: keywordChange,
    why: "Items that were accepted at the end of a list are refused.",
    instead: "Ignore such items instead of refusing them.",
  },

  "array-opened": {
    verdict: loosening,
    impact: "shape",
    message: keywordChange,
    why: "Readers meet items that they were never told of.",
    instead: IN_NEW_PROPERTY,
  },

  "item-count-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Lists that were accepted have too many or too few items.",
    instead: "Accept the old lengths, and work through long lists in parts.",
  },

  "item-count-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that count on the old length find another, an empty list for one.",
    instead: IN_NEW_PROPERTY,
  },

  "contains-tightened": {
    verdict: tightening,
    impact: "bound",
    message: keywordChange,
    why: "Lists that were accepted do not hold what is asked for.",
    instead: KEEP_ACCEPTING,
  },

  "contains-loosened": {
    verdict: loosening,
    impact: "bound",
    message: keywordChange,
    why: "Readers that look for an item do not find it.",
    instead: IN_NEW_PROPERTY,
  },

  "unique-items-required": {
    verdict: tightening,
    impact: "bound",
    message: (difference) => `${spokenOf(difference)} must not hold an item twice any more.`,
    why: "Lists that hold something twice were accepted and are refused.",
    instead: "Drop what is sent twice instead of refusing it.",
  },

  "unique-items-no-longer-required": {
    verdict: loosening,
    impact: "bound",
    message: (difference) => `${spokenOf(difference)} can hold an item twice.`,
    why: "Readers that make a set or a map of the list lose items.",
    instead: "Keep the items apart, and tell counts in a property of their own.",
  },
});
