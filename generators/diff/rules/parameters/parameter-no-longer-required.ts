import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter that had to be sent may be left out. */
export const parameterNoLongerRequired: Rule = {
  id: "parameter-no-longer-required",
  explanation: "Requests that carry it work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `The ${subject} may be left out now.`,
};
