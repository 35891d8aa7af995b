import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A list is no longer described as one that is walked page by page. */
export const paginationRemoved: Rule = {
  id: "pagination-removed",
  explanation: "Nothing changes on the wire; the client loses `page` and `iterate`.",
  instead: "Keep `x-pagination` as long as the parameters are there.",
  forUsers: "Read it as one list.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { client: "major" }),
  message: () => "The list can no longer be walked page by page.",
};
