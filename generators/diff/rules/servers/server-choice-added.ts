import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { listWords } from "../list-words.ts";

/** A part of the address may be chosen among more values. */
export const serverChoiceAdded: Rule = {
  id: "server-choice-added",
  explanation: "The old ones work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject, after }) => `The variable ${subject} of the server may be ${listWords(after)}.`,
};
