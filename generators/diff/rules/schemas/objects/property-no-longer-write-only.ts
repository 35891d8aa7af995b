import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A property that was only sent is given as well. */
export const propertyNoLongerWriteOnly: Rule = {
  id: "property-no-longer-write-only",
  explanation: "Readers that do not know it overlook it.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `${spokenOf(difference)} is in replies now: it is not write only any more.`,
};
