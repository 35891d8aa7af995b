import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text or number need not have the format that it had. */
export const formatLoosened: Rule = loosening({
  id: "format-loosened",
  kind: "bound",
  explanation: "Readers that turn the value into a date or a number of that width fail.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
