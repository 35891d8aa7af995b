import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** An object has to have more or fewer properties than before. */
export const propertyCountTightened: Rule = tightening({
  id: "property-count-tightened",
  kind: "bound",
  explanation: "Objects that were accepted have too many or too few properties.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
