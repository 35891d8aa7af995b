import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A property that was ruled out may be there. */
export const propertyAllowed: Rule = loosening({
  id: "property-allowed",
  explanation: "Readers that refuse what was ruled out refuse such objects.",
  instead: "Give the value under a name that was not ruled out.",
  message: (difference) => `${spokenOf(difference)} may be there now.`,
});
