import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list can be shorter or longer than before. */
export const itemCountLoosened: Rule = loosening({
  id: "item-count-loosened",
  kind: "bound",
  explanation: "Readers that count on the old length find another, an empty list for one.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
