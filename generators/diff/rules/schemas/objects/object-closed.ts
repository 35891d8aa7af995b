import type { Rule } from "../../../rule.ts";
import { tightening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** An object can have fewer properties that are not named. */
export const objectClosed: Rule = tightening({
  id: "object-closed",
  explanation: "Objects with properties of their own were accepted and are refused.",
  instead: "Ignore unknown properties instead of refusing them.",
  message: (difference) =>
    `${spokenOf(difference)} is stricter with properties that are not named: it ${turn(difference)}.`,
});
