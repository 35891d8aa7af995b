import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** Fewer values are let through by "not". */
export const exclusionTightened: Rule = tightening({
  id: "exclusion-tightened",
  explanation: "Values that were accepted are ruled out.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
