import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";
import { hasAnother } from "../wording.ts";

/** What there is to do about an error code has changed. */
export const errorRemedyChanged: Rule = {
  id: "error-remedy-changed",
  explanation: "Installed packages advise, and act, as the catalogue said before.",
  instead: "Add another code.",
  forUsers: "Look again at what your code does after it.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { client: "minor", errors: "minor" }),
  message: hasAnother,
};
