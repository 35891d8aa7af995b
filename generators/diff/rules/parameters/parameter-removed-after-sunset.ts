import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter went when it had been announced to. */
export const parameterRemovedAfterSunset: Rule = {
  id: "parameter-removed-after-sunset",
  explanation: "Its users were told the day.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The ${subject} is gone, as announced.`,
};
