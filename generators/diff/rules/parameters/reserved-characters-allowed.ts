import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Reserved characters may stand in a parameter as they are. */
export const reservedCharactersAllowed: Rule = {
  id: "reserved-characters-allowed",
  explanation: "Values that are escaped are read as before.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject }) => `The ${subject} may hold reserved characters as they are.`,
};
