import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** What was open to everybody asks for credentials. */
export const securityAdded: Rule = {
  id: "security-added",
  explanation: "Installed clients send none.",
  instead: "Accept both for a while: add an empty alternative, `{}`.",
  forUsers: "Give the client credentials.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `It was open to everybody and asks for ${subject} now.`,
};
