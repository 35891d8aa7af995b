import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** An object declares a property more. */
export const propertyAdded: Rule = {
  id: "property-added",
  explanation: "Those who do not know the property do not send it, and overlook it when they read.",
  instead: "Allow further properties from the start, so that readers let new ones pass.",
  verdict: ({ direction, counterexample }) => (direction === "reply" && counterexample ? "risky" : "safe"),
  bumps: (difference) => {
    const level = difference.direction === "reply" && difference.counterexample ? "major" : "minor";
    return bumpsFor(difference, { types: "minor", client: "minor", zod: level, webhooks: "minor" });
  },
  message: (difference) => `${spokenOf(difference)} is new.`,
};
