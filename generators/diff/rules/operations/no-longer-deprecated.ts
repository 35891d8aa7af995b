import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";

/** Something that was said to go stays. */
export const noLongerDeprecated: Rule = {
  id: "no-longer-deprecated",
  explanation: "It works as before.",
  verdict: () => "safe",
  bumps: bumpsForWords,
  message: ({ subject }) => `The ${subject} is no longer deprecated.`,
};
