import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The service calls back at an address that it takes from elsewhere. */
export const callbackUrlChanged: Rule = {
  id: "callback-url-changed",
  explanation: "Installed clients give the address where it was looked for.",
  instead: "Look for the address in both places.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject, before, after }) => `The callback ${subject} goes to ${after}, not to ${before}.`,
};
