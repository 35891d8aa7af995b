import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter is written in another style. */
export const parameterSerializationChanged: Rule = {
  id: "parameter-serialization-changed",
  explanation: "Installed clients write it the old way, and it is read as something else.",
  instead: "Add a parameter with another name, and keep this one as it is.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject, before, after }) => `The ${subject} is written as ${after}, not as ${before}.`,
};
