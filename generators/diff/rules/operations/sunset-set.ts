import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";

/** Something deprecated has got a day on which it goes. */
export const sunsetSet: Rule = {
  id: "sunset-set",
  explanation: "Until then it works as before.",
  verdict: () => "safe",
  bumps: bumpsForWords,
  message: ({ subject, after }) => `The ${subject} goes on ${after}.`,
};
