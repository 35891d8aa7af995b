import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** More values are let through by "not". */
export const exclusionLoosened: Rule = loosening({
  id: "exclusion-loosened",
  explanation: "Readers meet values that were ruled out.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
