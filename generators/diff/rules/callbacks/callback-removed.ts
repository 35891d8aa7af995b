import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The service does not call back any more. */
export const callbackRemoved: Rule = {
  id: "callback-removed",
  explanation: "Clients wait for the call.",
  instead: "Go on calling.",
  forUsers: "Stop waiting for it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major" }),
  message: ({ subject }) => `The callback ${subject} stops arriving.`,
};
