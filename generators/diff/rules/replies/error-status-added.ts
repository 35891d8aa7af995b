import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A failure is described that was not. */
export const errorStatusAdded: Rule = {
  id: "error-status-added",
  explanation: "Clients have to be ready for any failure.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `A failure with ${subject} is described.`,
};
