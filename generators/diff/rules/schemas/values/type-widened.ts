import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, typeTurn } from "../../wording.ts";

/** A value can have more types. */
export const typeWidened: Rule = loosening({
  id: "type-widened",
  explanation: "Readers meet a type that they were never told of.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) =>
    `${spokenOf(difference)} ${typeTurn(difference) ?? `can be ${difference.subject} now`}.`,
});
