import type { Verdict } from "../../change.ts";
import type { Difference } from "../difference.ts";
import { type Decision, defineRules, oneOf } from "../rule.ts";
import { replaced, valueTitle } from "../wording.ts";
import { keywordRules } from "./keyword-rules.ts";

/** Rules for strings, and to the formats of strings and numbers. */
export const STRING_RULES = defineRules("bound", {
  ...keywordRules("length", {
    requests: "Requests with longer or shorter strings are rejected.",
    instead: "Keep accepting the old lengths, and shorten the string in the service where necessary.",
    responses:
      "Responses can contain strings that do not fit where clients store them, for example in a database column.",
  }),

  ...keywordRules("pattern", {
    requests: "Requests with strings that do not match the new pattern are rejected.",
    instead: "Use a pattern that matches every string that the old one matched.",
    responses: "Clients that parse the string of a response with the old pattern fail.",
  }),

  ...keywordRules("format", {
    requests: "Requests with values of another format are rejected.",
    responses: "Clients that convert the value of a response, for example to a date, fail.",
  }),

  /** A format that validators do not check. */
  "format-note-changed": {
    verdict: { request: reformatted("float", "double"), response: reformatted("double", "float") },
    impact: "note",
    message: (difference) => `${valueTitle(difference)}: format ${replaced(difference)}.`,
    why: "Validators do not check this format. People and code generators may rely on it.",
    instead: "Put values with the new format into a new property.",
  },

  /** `contentEncoding`, `contentMediaType`, and the formats with the same meaning. */
  "content-encoding-changed": {
    verdict: { request: recoded(({ after }) => after), response: recoded(({ before }) => before) },
    impact: "shape",
    level: "major",
    message: (difference) => `${valueTitle(difference)}: content encoding ${replaced(difference)}.`,
    why: "Client and service decode the string. With another encoding they get a different value.",
    instead: "Put the new encoding into a new property.",
  },

  "content-schema-changed": {
    verdict: "risky",
    impact: "words",
    message: (difference) => `${valueTitle(difference)}: contentSchema was changed.`,
    why: "The string itself is still accepted. Code that decodes it may get a different value.",
    instead: "Put the new content into a new property.",
    forUsers: "Check the code that decodes the string.",
  },
});

const ENCODED = /(base\d+|quoted-printable)$/i;

/** Decoded text that was plain is rejected or fails; plain text that was decoded only looks strange. */
function recoded(decoded: (difference: Difference) => Difference["after"]): Decision<Verdict> {
  return oneOf(["breaking", "risky"], (difference) => {
    if (difference.before !== undefined && difference.after !== undefined) return "breaking";
    return ENCODED.test(String(decoded(difference) ?? "")) ? "breaking" : "risky";
  });
}

/** Another format is risky, unless every value of the old one still fits. */
function reformatted(from: string, to: string): Decision<Verdict> {
  return oneOf(["risky", "safe"], ({ before, after }) => {
    if (before === undefined || after === undefined) return "safe";
    return before === from && after === to ? "safe" : "risky";
  });
}
