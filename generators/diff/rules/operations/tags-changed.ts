import type { Rule } from "../../rule.ts";
import { bumpsForWords } from "../bumps.ts";
import { listWords } from "../list-words.ts";

/** An operation is listed under other tags. */
export const tagsChanged: Rule = {
  id: "tags-changed",
  explanation: "Tags order the documentation.",
  verdict: () => "docs",
  bumps: bumpsForWords,
  message: ({ before, after }) =>
    `The tags of the operation have changed from ${listWords(before)} to ${listWords(after)}.`,
};
