import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A value that was free has to be one of a list. */
export const enumIntroduced: Rule = tightening({
  id: "enum-introduced",
  explanation: "Values that are not on the list were accepted and are refused.",
  instead: "Start with a list that holds every value that was accepted so far.",
  message: (difference) => `${spokenOf(difference)} has to be one of a list: it ${turn(difference)}.`,
});
