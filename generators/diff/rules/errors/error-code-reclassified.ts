import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An error code is of another retry class. */
export const errorCodeReclassified: Rule = {
  id: "error-code-reclassified",
  explanation: "Installed clients go on to send again, or to give up, as it said before.",
  instead: "Add another code.",
  forUsers: "Look again at what your code does after it.",
  verdict: () => "risky",
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "minor", zod: "minor", errors: "major" }),
  message: ({ subject, before, after }) => `The error code ${subject} is ${after}, not ${before}.`,
};
