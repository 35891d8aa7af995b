import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** Something is given where nothing was. */
export const valueAllowed: Rule = loosening({
  id: "value-allowed",
  explanation: "Readers meet a value where none could be.",
  instead: "Give it under a name that was not ruled out.",
  message: (difference) => `${spokenOf(difference)} may be there now.`,
});
