import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An error code comes with another status. */
export const errorStatusChanged: Rule = {
  id: "error-status-changed",
  explanation: "Code that looks at the status takes another way.",
  instead: "Add another code.",
  verdict: () => "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "minor", zod: "minor", errors: "major" }),
  message: ({ subject, before, after }) =>
    `The error code ${subject} comes with ${after}, not with ${before}.`,
};
