import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** Values are taken from a list. */
export const enumMemberRemoved: Rule = {
  id: "enum-member-removed",
  explanation: "A value that was on the list is refused, or is not given any more.",
  instead: "Mark the value as deprecated, accept it until nobody sends it, then remove it.",
  forUsers: "Send another value.",
  verdict: ({ direction }) => (direction === "request" ? "breaking" : "safe"),
  bumps: (difference) => {
    const zod = difference.direction === "request" ? "major" : "minor";
    return bumpsFor(difference, { types: "major", client: "major", zod, webhooks: "major" });
  },
  message: (difference) => `${spokenOf(difference)} can no longer be ${difference.subject}.`,
};
