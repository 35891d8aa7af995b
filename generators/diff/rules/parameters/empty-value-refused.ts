import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter without a value is not accepted any more. */
export const emptyValueRefused: Rule = {
  id: "empty-value-refused",
  explanation: "Requests with the bare name were fine.",
  instead: "Go on accepting the bare name.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject }) => `The ${subject} may not be sent without a value any more.`,
};
