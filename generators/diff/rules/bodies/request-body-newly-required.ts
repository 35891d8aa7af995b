import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The body of a request could be left out and has to be sent. */
export const requestBodyNewlyRequired: Rule = {
  id: "request-body-newly-required",
  explanation: "Requests without one are refused.",
  instead: "Leave it optional.",
  forUsers: "Send one with every request.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: () => "The body has to be sent now.",
};
