import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An answer of receivers is not described any more. */
export const answerStatusRemoved: Rule = {
  id: "answer-status-removed",
  explanation: "Installed receivers may give it, and what it means is open.",
  instead: "Go on understanding it.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "major", webhooks: "minor" }),
  message: ({ subject }) => `The answer ${subject} of receivers is not described any more.`,
};
