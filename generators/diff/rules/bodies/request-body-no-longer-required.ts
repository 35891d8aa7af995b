import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The body of a request may be left out. */
export const requestBodyNoLongerRequired: Rule = {
  id: "request-body-no-longer-required",
  explanation: "Requests with one work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: () => "The body may be left out now.",
};
