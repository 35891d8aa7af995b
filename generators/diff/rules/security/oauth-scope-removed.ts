import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A token cannot be asked for with one of its scopes any more. */
export const oauthScopeRemoved: Rule = {
  id: "oauth-scope-removed",
  explanation: "Clients that ask for it may be refused their token.",
  instead: "Go on granting it.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `The scope ${subject} is not offered any more.`,
};
