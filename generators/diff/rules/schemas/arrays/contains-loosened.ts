import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A list need not hold the items that it held. */
export const containsLoosened: Rule = loosening({
  id: "contains-loosened",
  kind: "bound",
  explanation: "Readers that look for an item do not find it.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
