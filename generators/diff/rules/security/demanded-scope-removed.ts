import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A scope that an operation asks for cannot be obtained any more. */
export const demandedScopeRemoved: Rule = {
  id: "demanded-scope-removed",
  explanation: "No token can be obtained with what the operation asks for.",
  instead: "Go on granting it as long as an operation asks for it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `The scope ${subject} is asked for, and not offered any more.`,
};
