import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** An extension of a schema changed. */
export const schemaExtensionChanged: Rule = {
  id: "schema-extension-changed",
  explanation: "Extensions constrain nothing; whoever reads this one knows what it means.",
  verdict: () => "docs",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "patch", zod: "patch", webhooks: "patch" }),
  message: (difference) => `${spokenOf(difference)} has another ${difference.subject}.`,
};
