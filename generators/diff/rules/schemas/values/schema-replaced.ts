import type { Rule } from "../../../rule.ts";
import { spokenOf } from "../../wording.ts";

/** A schema took the place of another one; what that means is in the details, which decide verdict and versions. */
export const schemaReplaced: Rule = {
  id: "schema-replaced",
  explanation: "Another schema stands in this place. The details list what that means for the values.",
  instead: "Keep the old schema, and put the new one into a new property or operation.",
  verdict: () => "risky",
  bumps: () => ({}),
  message: (difference) => `${spokenOf(difference)} is described by another schema.`,
};
