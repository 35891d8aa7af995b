import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter has to be sent that was not there. */
export const requiredParameterAdded: Rule = {
  id: "required-parameter-added",
  explanation: "Every request of an installed client lacks it.",
  instead: "Make it optional, with a default that keeps the old behaviour.",
  forUsers: "Send it with every request.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The ${subject} is new, and required.`,
};
