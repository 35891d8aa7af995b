import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A property that was given by the service alone can be sent. */
export const propertyNoLongerReadOnly: Rule = {
  id: "property-no-longer-read-only",
  explanation: "Those who do not know that do not send it.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: (difference) => `${spokenOf(difference)} can be sent now: it is not read only any more.`,
};
