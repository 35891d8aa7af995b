import { defineRules, oneOf } from "../rule.ts";
import { loosening, tightening } from "../verdicts.ts";
import { changedType, replaced, valueTitle } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";
import { keywordRules } from "./keyword-rules.ts";

/** Rules for the values of a schema, whatever their type. */
export const VALUE_RULES = defineRules("shape", {
  "type-narrowed": {
    verdict: tightening,
    message: (difference) =>
      `${valueTitle(difference)} ${changedType(difference) ?? `can no longer be ${difference.subject}`}.`,
    why: `Requests with values of the removed type are rejected. ${RESPONSES_WORK}`,
    instead: KEEP_ACCEPTING,
  },

  "type-widened": {
    verdict: loosening,
    message: (difference) =>
      `${valueTitle(difference)} ${changedType(difference) ?? `can now be ${difference.subject}`}.`,
    why: `${REQUESTS_WORK} Responses can contain a type that clients do not expect.`,
    instead: IN_NEW_PROPERTY,
  },

  "null-forbidden": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} can no longer be null.`,
    why: `Requests with null are rejected. ${RESPONSES_WORK}`,
    instead: "Keep accepting null, and treat it like the value that clients should send.",
    forUsers: "Send a value instead of null.",
  },

  "null-allowed": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} can now be null.`,
    why: `${REQUESTS_WORK} Clients that rely on a value find null in the response.`,
    instead: "Omit an optional property, or return null in a new property.",
    forUsers: "Handle null.",
  },

  "value-forbidden": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} is no longer allowed.`,
    why: `Requests with any value here are rejected. ${RESPONSES_WORK}`,
    instead: "Ignore the value instead of rejecting it.",
  },

  "value-allowed": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} is now allowed.`,
    why: `${REQUESTS_WORK} Responses can contain a value where clients expect none.`,
    instead: "Return the value in a place that was already allowed.",
  },

  /** Numbers and booleans in a URL, header or form are always written as strings. */
  "value-sent-as-text": {
    verdict: "safe",
    impact: "call",
    level: "major",
    message: (difference) =>
      `${valueTitle(difference)} ${changedType(difference) ?? "can now be any string"}.`,
    why: "Requests stay the same, because the value is sent as text. Only its type in code changes.",
    instead: "Keep the old type, and add the new one, so that existing code still compiles.",
    forUsers: "Use the new type in your code.",
  },

  ...keywordRules("exclusion", {
    requests: "Requests with the excluded values are rejected.",
    responses: "Responses can contain values that were excluded before.",
  }),

  "default-changed": {
    verdict: {
      request: "risky",
      response: oneOf(["risky", "safe"], ({ before }) => (before === undefined ? "safe" : "risky")),
    },
    impact: "default",
    message: (difference) => `${valueTitle(difference)}: default ${replaced(difference)}.`,
    why: "Clients that omit the value in a request, or assume the default in a response, get a different behaviour.",
    instead: "Keep the default, and let clients request the new behaviour with an explicit value.",
    forUsers: "Send the value explicitly if you rely on the old default.",
  },
});
