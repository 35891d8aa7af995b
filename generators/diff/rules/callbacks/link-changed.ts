import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply says in another way where to go on. */
export const linkChanged: Rule = {
  id: "link-changed",
  explanation: "Clients that follow links are led elsewhere.",
  instead: "Add a link with another name.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch" }),
  message: ({ subject }) => `The link ${subject} leads elsewhere.`,
};
