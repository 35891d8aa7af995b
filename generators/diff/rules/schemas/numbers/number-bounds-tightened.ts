import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** The range of a number gets smaller. */
export const numberBoundsTightened: Rule = tightening({
  id: "number-bounds-tightened",
  kind: "bound",
  explanation: "Numbers that were accepted are outside the range.",
  instead: "Keep the range, and refuse what cannot be served with an error of its own.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
