import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf, turn } from "../../wording.ts";

/** A value that was one of a list is free. */
export const enumLifted: Rule = {
  id: "enum-lifted",
  explanation: "Readers that know every value meet others; those that keep a list open do not mind.",
  instead: "Give the new values in a new property, and keep to the old ones in this one.",
  forUsers: "Let unknown values pass.",
  verdict: ({ direction }, { openEnums }) =>
    direction === "request" || openEnums === true ? "safe" : "breaking",
  bumps: (difference, { openEnums }) => {
    const level = difference.direction === "request" || openEnums === true ? "minor" : "major";
    return bumpsFor(difference, { types: level, client: level, zod: level, webhooks: level });
  },
  message: (difference) => `${spokenOf(difference)} is no longer one of a list: it ${turn(difference)}.`,
};
