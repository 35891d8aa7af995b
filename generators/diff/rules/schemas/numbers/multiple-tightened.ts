import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A number has to be a multiple of more. */
export const multipleTightened: Rule = tightening({
  id: "multiple-tightened",
  kind: "bound",
  explanation: "Numbers that were accepted are no multiples.",
  instead: "Round what is sent instead of refusing it.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
