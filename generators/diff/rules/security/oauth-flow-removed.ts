import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A token cannot be obtained in one of the ways any more. */
export const oauthFlowRemoved: Rule = {
  id: "oauth-flow-removed",
  explanation: "Clients that use it get none.",
  instead: "Keep the flow, and announce its end.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `A token cannot be obtained by ${subject} any more.`,
};
