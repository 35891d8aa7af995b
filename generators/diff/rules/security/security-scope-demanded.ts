import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Another scope is asked for. */
export const securityScopeDemanded: Rule = {
  id: "security-scope-demanded",
  explanation: "Tokens that were issued for what was asked for are refused.",
  instead: "Go on accepting the old scopes.",
  forUsers: "Obtain a token with that scope.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject, before, after }) =>
    `The scope ${subject} is asked for on top: ${after}, not ${before}.`,
};
