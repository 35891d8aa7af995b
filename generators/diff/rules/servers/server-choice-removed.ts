import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { listWords } from "../list-words.ts";

/** A part of the address may not be chosen among all of its values any more. */
export const serverChoiceRemoved: Rule = {
  id: "server-choice-removed",
  explanation: "Clients that chose one of them call into the void.",
  instead: "Keep the address, or let it redirect.",
  forUsers: "Choose another value.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject, before }) =>
    `The variable ${subject} of the server may not be ${listWords(before)} any more.`,
};
