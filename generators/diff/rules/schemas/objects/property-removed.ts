import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** An object declares a property less. */
export const propertyRemoved: Rule = {
  id: "property-removed",
  explanation:
    "Readers that use the property find nothing; what is sent under its name is ignored or refused.",
  instead: "Mark the property as deprecated, keep it until nobody uses it, then remove it.",
  forUsers: "Stop using it.",
  verdict: ({ direction, counterexample }) =>
    direction === "reply" || counterexample ? "breaking" : "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} was removed.`,
};
