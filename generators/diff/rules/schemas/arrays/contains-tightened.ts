import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list has to hold other items than before. */
export const containsTightened: Rule = tightening({
  id: "contains-tightened",
  kind: "bound",
  explanation: "Lists that were accepted do not hold what is asked for.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
