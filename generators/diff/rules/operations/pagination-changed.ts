import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { changedKeys } from "../changed-keys.ts";

/** A list is walked in another way. */
export const paginationChanged: Rule = {
  id: "pagination-changed",
  explanation: "Installed clients walk it the old way.",
  instead: "Offer the new way under another operation.",
  forUsers: "Look again at how your code walks it.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { client: "major" }),
  message: ({ before, after }) => `The list is walked in another way: ${changedKeys(before, after)}.`,
};
