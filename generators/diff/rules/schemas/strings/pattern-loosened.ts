import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text need not meet the pattern that it met. */
export const patternLoosened: Rule = loosening({
  id: "pattern-loosened",
  kind: "bound",
  explanation: "Readers that take the text apart by the old pattern fail.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
