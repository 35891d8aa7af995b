import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The body of a request is not read any more. */
export const requestBodyRemoved: Rule = {
  id: "request-body-removed",
  explanation: "What installed clients send is refused or lost.",
  instead: "Go on accepting it, and deprecate what it holds.",
  forUsers: "Stop sending one.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: () => "No body is read any more.",
};
