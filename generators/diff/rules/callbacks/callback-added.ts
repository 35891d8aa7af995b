import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The service calls back where it did not. */
export const callbackAdded: Rule = {
  id: "callback-added",
  explanation: "It calls those who ask for it.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor" }),
  message: ({ subject }) => `The callback ${subject} is new.`,
};
