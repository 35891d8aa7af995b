import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter that could be left out has to be sent. */
export const parameterNewlyRequired: Rule = {
  id: "parameter-newly-required",
  explanation: "Requests without it are refused.",
  instead: "Leave it optional, with a default.",
  forUsers: "Send it with every request.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The ${subject} has to be sent now.`,
};
