import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";

/** An object no longer declares properties by a pattern of their names. */
export const patternPropertiesRemoved: Rule = {
  id: "pattern-properties-removed",
  explanation:
    "Readers that use such properties find nothing; what is sent under such names is ignored or refused.",
  instead: "Keep the pattern until nobody uses such properties.",
  verdict: ({ direction, counterexample }) =>
    direction === "reply" || counterexample ? "breaking" : "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `Properties whose names meet ${difference.subject} are not described any more.`,
};
