import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply says where to go on. */
export const linkAdded: Rule = {
  id: "link-added",
  explanation: "Clients that do not follow it work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch" }),
  message: ({ subject }) => `The link ${subject} is new.`,
};
