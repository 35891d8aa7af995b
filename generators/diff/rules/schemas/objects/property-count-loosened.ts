import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** An object can have more or fewer properties than before. */
export const propertyCountLoosened: Rule = loosening({
  id: "property-count-loosened",
  kind: "bound",
  explanation: "Readers that count on the old number find another, an empty object for one.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
