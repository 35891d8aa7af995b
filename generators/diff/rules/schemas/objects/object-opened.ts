import type { Rule } from "../../../rule.ts";
import { loosening } from "../../constraint-rule.ts";
import { spokenOf, turn } from "../../wording.ts";

/** An object can have properties that are not named. */
export const objectOpened: Rule = loosening({
  id: "object-opened",
  explanation: "Readers that check for unknown properties refuse such objects.",
  instead: "Name every property that is given.",
  message: (difference) =>
    `${spokenOf(difference)} is more open to properties that are not named: it ${turn(difference)}.`,
});
