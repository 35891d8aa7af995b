import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Something is said to go. */
export const deprecated: Rule = {
  id: "deprecated",
  explanation: "It works as before; whoever uses it is told to look for something else.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "patch", webhooks: "minor" }),
  message: ({ subject, after }) =>
    `The ${subject} is deprecated${typeof after === "string" ? `, and goes on ${after}` : ""}.`,
};
