import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text has to meet another pattern. */
export const patternTightened: Rule = tightening({
  id: "pattern-tightened",
  kind: "bound",
  explanation: "Texts that were accepted do not meet it.",
  instead: "Choose a pattern that every text meets which the old one let through.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
