import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation went when it had been announced to. */
export const operationRemovedAfterSunset: Rule = {
  id: "operation-removed-after-sunset",
  explanation: "Its callers were told the day.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `${subject} is gone, as announced.`,
};
