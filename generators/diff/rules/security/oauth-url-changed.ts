import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Tokens are obtained at another address. */
export const oauthUrlChanged: Rule = {
  id: "oauth-url-changed",
  explanation: "Installed clients ask at the old one.",
  instead: "Keep the old address, or let it redirect.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject, before, after }) => `The ${subject} is ${after}, not ${before}.`,
};
