import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A property has to be there. */
export const propertyNewlyRequired: Rule = tightening({
  id: "property-newly-required",
  explanation: "Requests without the property were accepted and are refused.",
  instead: "Make it optional, and use a value that fits those who do not send it.",
  forUsers: "Send it with every request.",
  message: (difference) => `${spokenOf(difference)} is required now.`,
});
