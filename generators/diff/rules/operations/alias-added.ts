import type { Rule } from "../../rule.ts";
import { bumpsOfNames } from "../bumps.ts";

/** An operation or a component can be used by another name, too. */
export const aliasAdded: Rule = {
  id: "alias-added",
  explanation: "Whoever uses that name finds it, marked as deprecated.",
  verdict: () => "safe",
  bumps: (difference) => bumpsOfNames(difference, "minor"),
  message: ({ subject, after }) => `The former name ${subject} of ${String(after)} can be used.`,
};
