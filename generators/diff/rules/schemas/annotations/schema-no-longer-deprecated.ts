import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Something is not deprecated any more. */
export const schemaNoLongerDeprecated: Rule = {
  id: "schema-no-longer-deprecated",
  explanation: "Those who were told to move on may stay.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "patch", zod: "patch", webhooks: "patch" }),
  message: (difference) => `${spokenOf(difference)} is not deprecated any more.`,
};
