import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list has to be shorter or longer than before. */
export const itemCountTightened: Rule = tightening({
  id: "item-count-tightened",
  kind: "bound",
  explanation: "Lists that were accepted have too many or too few items.",
  instead: "Accept the old lengths, and work through long lists in parts.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
