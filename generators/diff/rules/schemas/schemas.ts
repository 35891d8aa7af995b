import { defineRules, oneOf } from "../rule.ts";
import { valueTitle } from "../wording.ts";

/** Rules for a schema as a whole. */
export const SCHEMA_RULES = defineRules("shape", {
  "schema-replaced": {
    verdict: "risky",
    impact: "nothing",
    message: (difference) => `${valueTitle(difference)} has a different schema.`,
    why: "The schema was replaced as a whole. The details list what changes for requests and responses.",
    instead: "Keep the old schema, and use the new one in a new property or operation.",
  },

  "schema-unsatisfiable": {
    verdict: oneOf(["breaking", "risky"], ({ before }) => (before === undefined ? "breaking" : "risky")),
    impact: oneOf(["shape", "nothing"], ({ before }) => (before === undefined ? "shape" : "nothing")),
    message: (difference) =>
      `${valueTitle(difference)} accepts no value: ${difference.subject} contradicts the rest of its schema${difference.before === undefined ? "" : ", as before"}.`,
    why: "No request or response value is valid. The rest of the schema is compared without the contradicting keyword.",
    instead: "Correct or remove one of the contradicting keywords.",
    forUsers: "Ask the owner of the API which keyword is correct.",
  },

  "schema-made-satisfiable": {
    verdict: { request: "safe", response: "risky" },
    level: ({ direction }) => (direction === "request" ? undefined : "major"), // its type was `never`
    message: (difference) =>
      `${valueTitle(difference)} accepted no value before: ${difference.subject} contradicted the rest of its schema.`,
    why: "No request or response value was valid, so nothing can be proved. The other keywords are compared one by one.",
    instead: "Check that the corrected schema describes what the service has always done.",
    forUsers: "Check that you handle the values that the schema now describes.",
  },

  "schema-not-compared": {
    verdict: "undecided",
    message: (difference) => `${valueTitle(difference)} is too complex to compare.`,
    why: "Values of requests or responses may be lost. Review the change by hand.",
    instead: "Write the schema with fewer nested unions.",
    forUsers: "Check that your code works with the new schema.",
  },
});
