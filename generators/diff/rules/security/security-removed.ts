import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** What asked for credentials is open to everybody. */
export const securityRemoved: Rule = {
  id: "security-removed",
  explanation: "Requests with credentials work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: () => "It is open to everybody now.",
};
