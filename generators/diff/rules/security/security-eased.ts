import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Less is asked for than was asked for. */
export const securityEased: Rule = {
  id: "security-eased",
  explanation: "Requests with all that was asked for work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject }) => `${subject} is enough now.`,
};
