import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, typeTurn } from "../../wording.ts";

/** A value can have fewer types. */
export const typeNarrowed: Rule = tightening({
  id: "type-narrowed",
  explanation: "Values of a type that was accepted are refused.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) =>
    `${spokenOf(difference)} ${typeTurn(difference) ?? `can no longer be ${difference.subject}`}.`,
});
