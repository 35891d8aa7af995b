import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";

/** Something deprecated goes later than announced, or without a day. */
export const sunsetPutOff: Rule = {
  id: "sunset-put-off",
  explanation: "There is more time.",
  verdict: () => "safe",
  bumps: bumpsForWords,
  message: ({ subject, before, after }) =>
    `The ${subject} does not go on ${before}${after === null ? "" : ` but on ${after}`}.`,
};
