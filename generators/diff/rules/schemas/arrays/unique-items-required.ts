import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf } from "../../wording.ts";

/** The items of a list have to differ. */
export const uniqueItemsRequired: Rule = tightening({
  id: "unique-items-required",
  kind: "bound",
  explanation: "Lists that hold something twice were accepted and are refused.",
  instead: "Drop what is sent twice instead of refusing it.",
  message: (difference) => `${spokenOf(difference)} must not hold an item twice any more.`,
});
