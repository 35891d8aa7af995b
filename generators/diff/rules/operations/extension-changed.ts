import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";
import { hasAnother } from "../wording.ts";

/** An extension has changed of which nothing is known here. */
export const extensionChanged: Rule = {
  id: "extension-changed",
  explanation: "Extensions are nothing to those who do not read them.",
  verdict: () => "docs",
  bumps: bumpsForWords,
  message: hasAnother,
};
