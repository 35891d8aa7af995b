import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A text or number has to have another format. */
export const formatTightened: Rule = tightening({
  id: "format-tightened",
  kind: "bound",
  explanation: "Values that were accepted do not have it.",
  instead: "Keep accepting the old values; put the stricter form into a new property or operation.",
  message: (difference) => `${spokenOf(difference)} ${turn(difference)}.`,
});
