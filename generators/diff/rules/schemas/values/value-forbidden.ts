import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** Nothing is accepted any more. */
export const valueForbidden: Rule = tightening({
  id: "value-forbidden",
  explanation: "Whatever is sent here is refused.",
  instead: "Ignore the value instead of refusing it.",
  message: (difference) => `${spokenOf(difference)} must not be there any more.`,
});
