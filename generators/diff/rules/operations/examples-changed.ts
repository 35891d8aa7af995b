import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";
import { spokenOf } from "../wording.ts";

/** Examples for people changed. */
export const examplesChanged: Rule = {
  id: "examples-changed",
  explanation: "Nothing works differently.",
  verdict: () => "docs",
  bumps: bumpsForWords,
  message: (difference) => `${spokenOf(difference)} has other examples.`,
};
