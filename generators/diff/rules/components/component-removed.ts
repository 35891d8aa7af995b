import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A component is not there any more, under any name. */
export const componentRemoved: Rule = {
  id: "component-removed",
  explanation: "Nothing changes on the wire by that alone; the packages lose its type and its validator.",
  instead: "Keep the component, marked as deprecated, until nobody imports its type.",
  forUsers: "Stop importing its type and validator.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", zod: "major" }),
  message: ({ subject }) => `The component ${subject} is gone.`,
};
