import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text has to be shorter or longer than before. */
export const lengthTightened: Rule = tightening({
  id: "length-tightened",
  kind: "bound",
  explanation: "Texts that were accepted are too long or too short.",
  instead: "Keep the length, and cut or refuse later where it cannot be kept.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
