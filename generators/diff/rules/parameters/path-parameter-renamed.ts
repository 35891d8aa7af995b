import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter of the path has another name. */
export const pathParameterRenamed: Rule = {
  id: "path-parameter-renamed",
  explanation: "Nothing changes on the wire; code passes the parameter by its name.",
  instead: "Keep the name.",
  forUsers: "Pass it by its new name.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ before, after }) => `The parameter {${before}} of the path is called {${after}} now.`,
};
