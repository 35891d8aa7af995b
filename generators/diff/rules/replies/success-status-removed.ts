import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A request is not answered with one of its statuses of success any more. */
export const successStatusRemoved: Rule = {
  id: "success-status-removed",
  explanation: "Installed clients wait for it.",
  instead: "Go on answering with it.",
  forUsers: "Expect another status.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `A request is not answered with ${subject} any more.`,
};
