import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text can be shorter or longer than before. */
export const lengthLoosened: Rule = loosening({
  id: "length-loosened",
  kind: "bound",
  explanation: "Readers with room for the old length meet other texts, a column of a database for one.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
