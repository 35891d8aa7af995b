import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Receivers may answer with another status. */
export const answerStatusAdded: Rule = {
  id: "answer-status-added",
  explanation: "The old answers are understood as before.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", webhooks: "minor" }),
  message: ({ subject }) => `Receivers may answer with ${subject}.`,
};
