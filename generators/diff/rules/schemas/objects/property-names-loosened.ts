import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** The names of properties can be others than before. */
export const propertyNamesLoosened: Rule = loosening({
  id: "property-names-loosened",
  kind: "bound",
  explanation: "Readers meet names that they were never told of.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
