import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A number can be a multiple of less. */
export const multipleLoosened: Rule = loosening({
  id: "multiple-loosened",
  kind: "bound",
  explanation: "Readers that count in the old steps meet numbers between them.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
