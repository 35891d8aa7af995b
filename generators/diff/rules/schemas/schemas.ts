import { defineRules, oneOf } from "../rule.ts";
import { spokenOf } from "../wording.ts";

/** What happens to a schema as a whole. */
export const SCHEMA_RULES = defineRules({
  "schema-replaced": {
    verdict: "risky",
    impact: "nothing",
    message: (difference) => `${spokenOf(difference)} is described by another schema.`,
    why: "Another schema stands in this place. The details list what that means for the values.",
    instead: "Keep the old schema, and put the new one into a new property or operation.",
  },

  "schema-unsatisfiable": {
    verdict: oneOf(["breaking", "risky"], ({ before }) => (before === undefined ? "breaking" : "risky")),
    impact: oneOf(["shape", "nothing"], ({ before }) => (before === undefined ? "shape" : "nothing")),
    message: (difference) =>
      `${spokenOf(difference)} accepts no value: ${difference.subject} contradicts the rest of its schema${
        difference.before === undefined ? "" : ", as it did before"
      }.`,
    why: "No value meets the whole schema, so everything around it is compared as if the contradicting keyword were not there.",
    instead: "Correct or remove one of the keywords that contradict each other.",
    forUsers: "Ask the service which of the keywords it means.",
  },

  "schema-made-satisfiable": {
    verdict: { request: "safe", response: "risky" },
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} accepted no value before: ${difference.subject} contradicted the rest of its schema.`,
    why: "No value met the old schema, so nothing can be proved about it; the other keywords are compared one by one.",
    instead: "Check that the corrected schema describes what the service has always done.",
    forUsers: "Check that you handle the values that the schema describes now.",
  },

  "schema-not-compared": {
    verdict: "undecided",
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} is too complex to be compared.`,
    why: "Nobody can tell whether values are lost: look at it yourself.",
    instead: "Write the schema with fewer unions inside each other.",
  },
});
