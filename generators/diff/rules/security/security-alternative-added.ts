import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** There is another way to be let in. */
export const securityAlternativeAdded: Rule = {
  id: "security-alternative-added",
  explanation: "The old ways work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject }) => `${subject} is accepted as well.`,
};
