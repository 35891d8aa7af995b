import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A token may be asked for with another scope. */
export const oauthScopeAdded: Rule = {
  id: "oauth-scope-added",
  explanation: "Tokens without it work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject }) => `The scope ${subject} is offered.`,
};
