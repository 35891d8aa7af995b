import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A property may be missing. */
export const propertyNoLongerRequired: Rule = loosening({
  id: "property-no-longer-required",
  explanation: "Readers that rely on the property find nothing.",
  instead: "Keep giving the property, with a neutral value where there is none.",
  forUsers: "Handle that it is missing.",
  message: (difference) => `${spokenOf(difference)} may be missing now.`,
});
