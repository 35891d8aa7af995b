import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A body may be sent with a request. */
export const requestBodyAdded: Rule = {
  id: "request-body-added",
  explanation: "Requests without one work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: () => "A body may be sent.",
};
