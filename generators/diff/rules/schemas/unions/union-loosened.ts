import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A union takes more values. */
export const unionLoosened: Rule = loosening({
  id: "union-loosened",
  explanation: "Readers meet values that no branch told them of.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} can hold values that no branch described before.`,
});
