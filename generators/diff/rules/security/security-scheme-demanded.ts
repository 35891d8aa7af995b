import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Credentials of another kind are asked for on top of what was asked for. */
export const securitySchemeDemanded: Rule = {
  id: "security-scheme-demanded",
  explanation: "Installed clients send only what was asked for.",
  instead: "Add an alternative, and keep the old one.",
  forUsers: "Give the client what is asked for.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject, before, after }) => `${subject} is asked for on top: ${after}, not ${before}.`,
};
