import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** A value can be null. */
export const nullAllowed: Rule = loosening({
  id: "null-allowed",
  explanation: "Readers that rely on a value find null.",
  instead: "Leave an optional property out instead, or give null in a new property.",
  forUsers: "Handle null.",
  message: (difference) => `${spokenOf(difference)} can be null.`,
});
