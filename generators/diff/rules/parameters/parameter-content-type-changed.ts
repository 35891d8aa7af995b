import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter is written in another media type, or in none. */
export const parameterContentTypeChanged: Rule = {
  id: "parameter-content-type-changed",
  explanation: "Installed clients write it the old way.",
  instead: "Add a parameter with another name, and keep this one as it is.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject, before, after }) =>
    `The ${subject} is written as ${after ?? "plain text"}, not as ${before ?? "plain text"}.`,
};
