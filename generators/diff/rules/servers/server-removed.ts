import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The API is not offered at one of its addresses any more. */
export const serverRemoved: Rule = {
  id: "server-removed",
  explanation: "Installed clients call there.",
  instead: "Keep the address, or let it redirect.",
  forUsers: "Use another server.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject }) => `The server ${subject} is gone.`,
};
