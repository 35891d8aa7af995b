import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A value can no longer be null. */
export const nullForbidden: Rule = tightening({
  id: "null-forbidden",
  explanation: "Null was accepted and is refused.",
  instead: "Keep accepting null, and treat it as what you want to be sent instead.",
  forUsers: "Send a value instead.",
  message: (difference) => `${spokenOf(difference)} can no longer be null.`,
});
