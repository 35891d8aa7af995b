import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** The names of properties have to meet more. */
export const propertyNamesTightened: Rule = tightening({
  id: "property-names-tightened",
  kind: "bound",
  explanation: "Objects whose property names were accepted are refused.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
