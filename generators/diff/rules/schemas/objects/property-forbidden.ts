import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A property must not be there. */
export const propertyForbidden: Rule = tightening({
  id: "property-forbidden",
  explanation: "Objects that have the property were accepted and are refused.",
  instead: "Ignore the property instead of refusing it.",
  message: (difference) => `${spokenOf(difference)} must not be there any more.`,
});
