import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list can hold fewer kinds of items at its end. */
export const arrayClosed: Rule = tightening({
  id: "array-closed",
  explanation: "Items that were accepted at the end of a list are refused.",
  instead: "Ignore such items instead of refusing them.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
