import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A field of a form is written in another style. */
export const encodingStyleChanged: Rule = {
  id: "encoding-style-changed",
  explanation: "Installed clients write it the old way, and it is read as something else.",
  instead: "Add a field with another name, and keep this one as it is.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch", zod: "patch" }),
  message: ({ subject, before, after }) => `The field ${subject} is written as ${after}, not as ${before}.`,
};
