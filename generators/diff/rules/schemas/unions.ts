import { defineRules, oneOf } from "../rule.ts";
import { growth, loosening, tightening } from "../verdicts.ts";
import { replaced, valueTitle } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING, REQUESTS_WORK, RESPONSES_WORK } from "./advice.ts";

/** A new branch, whether it is listed or named by a discriminator. */
const NEW_BRANCH = {
  verdict: growth,
  why: "Existing requests still work. Code that handles every branch of a response will see a new one.",
  instead: "Document that new branches can be added, so that clients handle unknown branches.",
  forUsers: "Handle the new branch, and ignore branches that you do not know.",
};

/** Rules for unions and their discriminators. */
export const UNION_RULES = defineRules("shape", {
  "union-branch-added": {
    ...NEW_BRANCH,
    message: (difference) => `${valueTitle(difference)} can now be ${difference.subject}.`,
  },

  "union-branch-removed": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} can no longer be ${difference.subject}.`,
    why: "Requests with the removed branch are rejected. Responses no longer contain it.",
    instead: "Deprecate the branch, accept it until no client sends it, then remove it.",
  },

  "union-tightened": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} allows fewer values in its union.`,
    why: `Requests with values that match no branch are rejected. ${RESPONSES_WORK}`,
    instead: KEEP_ACCEPTING,
  },

  "union-loosened": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} allows more values in its union.`,
    why: `${REQUESTS_WORK} Responses can contain values that match none of the branches that clients know.`,
    instead: IN_NEW_PROPERTY,
  },

  "overlap-refused": {
    verdict: tightening,
    message: (difference) => `${valueTitle(difference)} can no longer match several branches of oneOf.`,
    why: `Requests with a value that matches several branches are rejected. ${RESPONSES_WORK}`,
    instead: "Use anyOf, or give each branch a property with a different constant value.",
  },

  "overlap-accepted": {
    verdict: loosening,
    message: (difference) => `${valueTitle(difference)} can now match several branches.`,
    why: `${REQUESTS_WORK} Clients that expect exactly one matching branch in a response find several.`,
    instead: "Give each branch a property with a different constant value.",
  },

  "discriminator-changed": {
    verdict: oneOf(["breaking", "risky", "safe"], ({ before, after }) => {
      if (before === undefined) return "safe"; // the branches did not change
      return after === undefined ? "risky" : "breaking";
    }),
    level: "major",
    message: (difference) => `${valueTitle(difference)}: discriminator ${replaced(difference)}.`,
    why: "In requests and in responses, the old property selects the branch.",
    instead: "Keep the old property, and add the new one.",
  },

  "mapping-entry-added": {
    ...NEW_BRANCH,
    message: (difference) =>
      `${valueTitle(difference)}: discriminator value "${difference.subject}" was added for ${String(difference.after)}.`,
  },

  "mapping-entry-removed": {
    verdict: tightening,
    message: (difference) =>
      `${valueTitle(difference)}: discriminator value "${difference.subject}" was removed.`,
    why: "Requests with this value are rejected. Responses no longer contain it.",
    instead: "Keep the value, and map it to the branch that replaces the old one.",
    forUsers: "Use another discriminator value.",
  },

  /** The same value of the discriminator leads to another branch. */
  "mapping-entry-changed": {
    verdict: "breaking",
    message: (difference) =>
      `${valueTitle(difference)}: discriminator value "${difference.subject}" now selects ${String(difference.after)} instead of ${String(difference.before)}.`,
    why: "In requests and in responses, existing clients use this value for the old branch.",
    instead: "Use a new discriminator value for the new branch.",
  },

  /** The same branch has another value of the discriminator. */
  "mapping-entry-renamed": {
    verdict: "breaking",
    message: (difference) =>
      `${valueTitle(difference)}: discriminator value of ${difference.subject} was changed from "${String(difference.before)}" to "${String(difference.after)}".`,
    why: "Code that uses the old value no longer finds the branch, in requests and in responses.",
    instead: "Keep the old value, and add the new one.",
    forUsers: "Use the new value.",
  },

  /** Values without an entry lead to another schema. */
  "default-mapping-changed": {
    verdict: {
      request: oneOf(["breaking", "safe"], ({ before }) => (before === undefined ? "safe" : "breaking")),
      response: oneOf(["breaking", "safe"], ({ after }) => (after === undefined ? "safe" : "breaking")),
    },
    message: (difference) =>
      `${valueTitle(difference)}: the default of the discriminator ${replaced(difference)}.`,
    why: "Values of the discriminator without an entry of their own select the default.",
    instead: "Keep the default, and map new values to the new schema.",
  },
});
