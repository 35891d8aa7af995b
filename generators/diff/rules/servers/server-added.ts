import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The API is offered at another address. */
export const serverAdded: Rule = {
  id: "server-added",
  explanation: "The old addresses work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "minor" }),
  message: ({ subject }) => `The server ${subject} is new.`,
};
