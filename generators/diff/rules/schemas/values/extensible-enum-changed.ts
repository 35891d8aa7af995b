import type { Json } from "../../../../core/json.ts";
import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { shown, spokenOf } from "../../wording.ts";

/** The known values of an open list changed. */
export const extensibleEnumChanged: Rule = {
  id: "extensible-enum-changed",
  explanation:
    "An open list says that other values come too, so readers let them pass; a sent value that is no longer told is no longer known.",
  instead: "Keep accepting the old values.",
  verdict: ({ direction, before, after }) => {
    const known: readonly Json[] = Array.isArray(after) ? after : [];
    const old: readonly Json[] = Array.isArray(before) ? before : [];
    return direction === "request" && old.some((value) => !known.includes(value)) ? "breaking" : "safe";
  },
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) =>
    `${spokenOf(difference)} has the known values ${shown(difference.after)} instead of ${shown(difference.before)}.`,
};
