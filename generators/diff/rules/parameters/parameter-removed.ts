import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter is not understood any more. */
export const parameterRemoved: Rule = {
  id: "parameter-removed",
  explanation: "Installed clients send it, and do not get what they ask for: a filter filters no more.",
  instead: "Mark it `deprecated: true` with a date in `x-sunset`, and remove it after that day.",
  forUsers: "Stop sending it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The ${subject} is gone.`,
};
