import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A list is described as one that is walked page by page. */
export const paginationAdded: Rule = {
  id: "pagination-added",
  explanation: "Whoever reads it as before works on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { client: "minor" }),
  message: () => "The list can be walked page by page.",
};
