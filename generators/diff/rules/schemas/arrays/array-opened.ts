import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list can hold other items at its end. */
export const arrayOpened: Rule = loosening({
  id: "array-opened",
  explanation: "Readers meet items that they were never told of.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
