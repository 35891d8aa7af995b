import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation is not offered any more. */
export const operationRemoved: Rule = {
  id: "operation-removed",
  explanation: "Every call of it fails.",
  instead: "Mark it `deprecated: true` with a date in `x-sunset`, and remove it after that day.",
  forUsers: "Stop calling it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `${subject} is gone.`,
};
