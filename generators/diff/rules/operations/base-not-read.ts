import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A part of the base has errors, so that nobody knows what it promised. */
export const baseNotRead: Rule = {
  id: "base-not-read",
  explanation: "What stood there is not known, so that it cannot be told whether it changed.",
  instead: "Compare by hand what the service did before with what the description says now.",
  verdict: () => "undecided",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "patch", zod: "patch", webhooks: "patch" }),
  message: ({ subject }) => `A part of the base cannot be read. ${subject}`,
};
