import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";

/** Something deprecated goes earlier than it was announced to. */
export const sunsetBroughtForward: Rule = {
  id: "sunset-brought-forward",
  explanation: "Whoever planned with the day that was told runs out of time.",
  instead: "Keep the day that was announced.",
  forUsers: "Stop using it before that day.",
  verdict: () => "risky",
  bumps: bumpsForWords,
  message: ({ subject, before, after }) => `The ${subject} goes on ${after}, not on ${before}.`,
};
