import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A list can hold an item twice. */
export const uniqueItemsNoLongerRequired: Rule = loosening({
  id: "unique-items-no-longer-required",
  kind: "bound",
  explanation: "Readers that make a set or a map of the list lose items.",
  instead: "Keep the items apart, and tell counts in a property of their own.",
  message: (difference) => `${spokenOf(difference)} can hold an item twice.`,
});
