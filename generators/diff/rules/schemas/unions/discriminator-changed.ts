import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { shown, spokenOf } from "../../wording.ts";

/** Branches are told apart by another property, or by none. */
export const discriminatorChanged: Rule = {
  id: "discriminator-changed",
  explanation: "Readers and writers look at the old property to find the branch.",
  instead: "Keep the old property beside the new one.",
  verdict: ({ before, after }) => {
    if (before === undefined) return "safe"; // the branches are what they were
    return after === undefined ? "risky" : "breaking";
  },
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) =>
    `${spokenOf(difference)} is told apart by ${shown(difference.after)} instead of ${shown(difference.before)}.`,
};
