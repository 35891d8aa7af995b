import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An error code is told that was not. */
export const errorCodeAdded: Rule = {
  id: "error-code-added",
  explanation: "Clients have to be ready for codes they do not know.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", errors: "minor" }),
  message: ({ subject }) => `The error code ${subject} is new.`,
};
