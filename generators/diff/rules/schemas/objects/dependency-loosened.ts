import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A property brings less with it. */
export const dependencyLoosened: Rule = loosening({
  id: "dependency-loosened",
  explanation: "Readers that find the property rely on what came with it.",
  instead: "Keep giving what came with it.",
  message: (difference) => `${spokenOf(difference)} asks for less beside it: the object ${turn(difference)}.`,
});
