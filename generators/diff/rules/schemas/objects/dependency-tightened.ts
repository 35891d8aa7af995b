import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A property brings more with it. */
export const dependencyTightened: Rule = tightening({
  id: "dependency-tightened",
  explanation: "Objects that have the property without what it brings with it were accepted and are refused.",
  instead: "Make what it brings with it optional.",
  message: (difference) => `${spokenOf(difference)} asks for more beside it: the object ${turn(difference)}.`,
});
