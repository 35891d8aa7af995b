import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Something is marked as deprecated. */
export const schemaDeprecated: Rule = {
  id: "schema-deprecated",
  explanation: "Nothing stops working yet; those who use it are told to move on.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "patch", zod: "patch", webhooks: "patch" }),
  message: (difference) => `${spokenOf(difference)} is deprecated.`,
};
