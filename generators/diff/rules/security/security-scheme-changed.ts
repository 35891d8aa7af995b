import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { changedKeys } from "../changed-keys.ts";

/** Credentials of a scheme are of another kind, or sent in another place. */
export const securitySchemeChanged: Rule = {
  id: "security-scheme-changed",
  explanation: "Installed clients send the old ones in the old place.",
  instead: "Add a scheme with another name as an alternative.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "major" }),
  message: ({ subject, before, after }) =>
    `The scheme ${subject} has changed: ${changedKeys(before, after)}.`,
};
