import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A value that was fixed is another, or one of several. */
export const constantChanged: Rule = {
  id: "constant-changed",
  explanation:
    "Readers and writers hold on to a fixed value by the letter, most of all where it tells branches apart.",
  instead: "Keep the value, and put the new one into a new property or branch.",
  verdict: () => "breaking",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) => `${spokenOf(difference)} is no longer fixed as it was: it ${turn(difference)}.`,
};
