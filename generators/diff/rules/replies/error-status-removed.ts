import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A failure is not described any more. */
export const errorStatusRemoved: Rule = {
  id: "error-status-removed",
  explanation: "It does not happen any more, or is told by another status.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "minor", zod: "minor" }),
  message: ({ subject }) => `A failure with ${subject} is not described any more.`,
};
