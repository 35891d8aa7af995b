import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A property that was given is only sent. */
export const propertyBecameWriteOnly: Rule = {
  id: "property-became-write-only",
  explanation: "Readers that use the property find nothing.",
  instead: "Keep giving it, or add a new property that is write only.",
  forUsers: "Stop reading it.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} is write only now: replies do not have it any more.`,
};
