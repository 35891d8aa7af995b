import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Keywords contradicted each other, so that no value was accepted; now some are. */
export const schemaMadeSatisfiable: Rule = {
  id: "schema-made-satisfiable",
  explanation:
    "No value met the old schema, so nothing can be proved about it; the other keywords are compared one by one.",
  instead: "Check that the corrected schema describes what the service has always done.",
  forUsers: "Check that you handle the values that the schema describes now.",
  verdict: ({ direction }) => (direction === "request" ? "safe" : "risky"),
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) =>
    `${spokenOf(difference)} accepted no value before: ${difference.subject} contradicted the rest of its schema.`,
};
