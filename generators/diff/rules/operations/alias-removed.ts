import type { Rule } from "../../rule.ts";
import { bumpsOfNames } from "../bumps.ts";

/** An operation or a component cannot be used by a former name any more. */
export const aliasRemoved: Rule = {
  id: "alias-removed",
  explanation: "Nothing changes on the wire; code that still uses the former name does not compile.",
  instead: "Keep the former name under `x-aliases` until a major version is due anyway.",
  forUsers: "Use its present name.",
  verdict: () => "safe",
  bumps: (difference) => bumpsOfNames(difference, "major"),
  message: ({ subject, after }) => `The former name ${subject} of ${String(after)} is gone.`,
};
