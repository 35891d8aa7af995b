import { defineRules, oneOf } from "../rule.ts";
import { growth, loosening, tightening } from "../verdicts.ts";
import { shown, spokenOf } from "../wording.ts";
import { IN_NEW_PROPERTY, KEEP_ACCEPTING } from "./advice.ts";

/** What happens to unions and their discriminators. */
export const UNION_RULES = defineRules({
  "union-branch-added": {
    verdict: growth,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can be ${difference.subject} now.`,
    why: "Existing requests still work. Code that handles every branch of a response will see a new one.",
    instead: "Document that branches are added, so that clients handle branches that they do not know.",
    forUsers: "Handle the new branch, and ignore branches that you do not know.",
  },

  "union-branch-removed": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can no longer be ${difference.subject}.`,
    why: "Values of the branch were accepted and are refused, or are not given any more.",
    instead: "Mark the branch as deprecated, accept it until nobody sends it, then remove it.",
  },

  "union-tightened": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} takes fewer values in every branch.`,
    why: "Values that met a branch meet none.",
    instead: KEEP_ACCEPTING,
  },

  "union-loosened": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can hold values that no branch described before.`,
    why: "Readers meet values that no branch told them of.",
    instead: IN_NEW_PROPERTY,
  },

  "overlap-refused": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} must not meet more than one branch any more.`,
    why: "Values that meet more than one branch of oneOf were accepted and are refused.",
    instead: "Use anyOf, or mark the branches with a property whose value differs.",
  },

  "overlap-accepted": {
    verdict: loosening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can meet more than one branch.`,
    why: "Readers that count on exactly one branch of oneOf find several.",
    instead: "Mark the branches with a property whose value differs.",
  },

  "discriminator-changed": {
    verdict: oneOf(["breaking", "risky", "safe"], ({ before, after }) => {
      if (before === undefined) return "safe"; // the branches are what they were
      return after === undefined ? "risky" : "breaking";
    }),
    impact: "shape",
    level: "major",
    message: (difference) =>
      `${spokenOf(difference)} is told apart by ${shown(difference.after)} instead of ${shown(difference.before)}.`,
    why: "Readers and writers look at the old property to find the branch.",
    instead: "Keep the old property beside the new one.",
  },

  "mapping-entry-added": {
    verdict: growth,
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} can be marked "${difference.subject}" now, which means ${String(difference.after)}.`,
    why: "Existing requests still work. Code that handles every branch of a response will see a new one.",
    instead: "Document that branches are added, so that clients handle branches that they do not know.",
    forUsers: "Handle the new branch, and ignore branches that you do not know.",
  },

  "mapping-entry-removed": {
    verdict: tightening,
    impact: "shape",
    message: (difference) => `${spokenOf(difference)} can no longer be marked "${difference.subject}".`,
    why: "Requests with the value were understood and are refused.",
    instead: "Keep the value, and let it lead to the branch that took its place.",
    forUsers: "Send another one.",
  },

  /** The same value of the discriminator leads to another branch. */
  "mapping-entry-changed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} means ${String(difference.after)} instead of ${String(difference.before)} where it is marked "${difference.subject}".`,
    why: "The same mark means something else to the service than to those who know the old branch.",
    instead: "Give the new branch a value of its own.",
  },

  /** The same branch has another value of the discriminator. */
  "mapping-entry-renamed": {
    verdict: "breaking",
    impact: "shape",
    message: (difference) =>
      `${spokenOf(difference)} marks ${difference.subject} by "${String(difference.after)}" instead of "${String(difference.before)}".`,
    why: "Code that looks for the old value no longer finds the branch, in requests and in responses.",
    instead: "Keep the old value beside the new one.",
    forUsers: "Use the new value.",
  },
});
