import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** There is a way less to be let in. */
export const securityAlternativeRemoved: Rule = {
  id: "security-alternative-removed",
  explanation: "Clients that came that way are refused.",
  instead: "Keep the way, and announce its end.",
  forUsers: "Use one of the other ways.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `${subject} is not accepted any more.`,
};
