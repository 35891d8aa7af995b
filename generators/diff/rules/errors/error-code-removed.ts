import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An error code is not told any more. */
export const errorCodeRemoved: Rule = {
  id: "error-code-removed",
  explanation: "Code that waits for it waits in vain.",
  instead: "Keep the code in the catalogue, marked as no longer sent.",
  forUsers: "Stop waiting for it.",
  verdict: () => "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "minor", errors: "major" }),
  message: ({ subject }) => `The error code ${subject} is gone.`,
};
