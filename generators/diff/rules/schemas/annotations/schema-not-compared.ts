import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Two schemas are too complex to be compared. */
export const schemaNotCompared: Rule = {
  id: "schema-not-compared",
  explanation: "Nobody can tell whether values are lost: look at it yourself.",
  instead: "Write the schema with fewer unions inside each other.",
  verdict: () => "undecided",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} is too complex to be compared.`,
};
