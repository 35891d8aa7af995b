import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation is offered that was not there. */
export const operationAdded: Rule = {
  id: "operation-added",
  explanation: "Nobody calls it yet.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `${subject} is new.`,
};
