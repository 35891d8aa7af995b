import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";
import { hasAnother } from "../wording.ts";

/** Words for people changed. */
export const proseChanged: Rule = {
  id: "prose-changed",
  explanation: "Nothing works differently.",
  verdict: () => "docs",
  bumps: bumpsForWords,
  message: hasAnother,
};
