import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A reply does not say any more where to go on. */
export const linkRemoved: Rule = {
  id: "link-removed",
  explanation: "Clients that follow links do not find the way.",
  instead: "Keep the link.",
  forUsers: "Stop following it.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch" }),
  message: ({ subject }) => `The link ${subject} is gone.`,
};
