import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** An object declares a property more. */
export const propertyAdded: Rule = {
  id: "property-added",
  explanation: "Those who do not know the property do not send it, and overlook it when they read.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} is new.`,
};
