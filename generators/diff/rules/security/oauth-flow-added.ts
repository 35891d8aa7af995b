import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** There is another way to obtain a token. */
export const oauthFlowAdded: Rule = {
  id: "oauth-flow-added",
  explanation: "The old ways work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject }) => `A token can be obtained by ${subject}.`,
};
