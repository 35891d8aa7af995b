import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** The range of a number gets larger. */
export const numberBoundsLoosened: Rule = loosening({
  id: "number-bounds-loosened",
  kind: "bound",
  explanation: "Readers with room for the old range meet numbers outside it.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
