import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Keywords contradict each other, so that no value is accepted. */
export const schemaUnsatisfiable: Rule = {
  id: "schema-unsatisfiable",
  explanation:
    "No value meets the whole schema, so everything around it is compared as if the contradicting keyword were not there.",
  instead: "Correct or remove one of the keywords that contradict each other.",
  forUsers: "Ask the service which of the keywords it means.",
  verdict: ({ before }) => (before === undefined ? "breaking" : "risky"),
  bumps: (difference) =>
    difference.before === undefined
      ? bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" })
      : {},
  message: (difference) =>
    `${spokenOf(difference)} accepts no value: ${difference.subject} contradicts the rest of its schema${
      difference.before === undefined ? "" : ", as it did before"
    }.`,
};
