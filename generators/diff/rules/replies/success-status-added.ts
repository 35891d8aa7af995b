import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A request may be answered with another status of success. */
export const successStatusAdded: Rule = {
  id: "success-status-added",
  explanation: "Installed clients that wait for the statuses they know may take it for a failure.",
  instead: "Answer with the status that was there.",
  forUsers: "Expect it as well.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `A request may be answered with ${subject}.`,
};
