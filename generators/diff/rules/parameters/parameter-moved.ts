import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter is sent in another place. */
export const parameterMoved: Rule = {
  id: "parameter-moved",
  explanation: "Installed clients send it where it is not looked for.",
  instead: "Accept it in both places for a while, as two optional parameters.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ before, after, reached }) =>
    `The parameter is sent in the ${after}, not in the ${before}: ${reached.where}.`,
};
