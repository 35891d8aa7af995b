import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** Reserved characters have to be escaped in a parameter. */
export const reservedCharactersRefused: Rule = {
  id: "reserved-characters-refused",
  explanation: "Installed clients write them as they are.",
  instead: "Go on accepting them as they are.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch" }),
  message: ({ subject }) => `Reserved characters have to be escaped in the ${subject} now.`,
};
