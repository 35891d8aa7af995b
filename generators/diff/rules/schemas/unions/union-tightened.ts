import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A union takes fewer values. */
export const unionTightened: Rule = tightening({
  id: "union-tightened",
  explanation: "Values that met a branch meet none.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} takes fewer values in every branch.`,
});
