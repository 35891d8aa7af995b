import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter may be sent that was not there. */
export const parameterAdded: Rule = {
  id: "parameter-added",
  explanation: "Requests without it work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `The ${subject} is new.`,
};
