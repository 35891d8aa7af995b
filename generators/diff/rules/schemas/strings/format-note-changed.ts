import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { shown, spokenOf } from "../../wording.ts";

/** A format that nobody checks changed. */
export const formatNoteChanged: Rule = {
  id: "format-note-changed",
  explanation: "Validators do not look at such a format, people and generators may.",
  instead: "Put values of the new format into a new property.",
  verdict: ({ direction, before, after }) => {
    if (before === undefined || after === undefined) return "safe";
    const [narrow, wide] = direction === "request" ? [before, after] : [after, before];
    return narrow === "float" && wide === "double" ? "safe" : "risky";
  },
  bumps: (difference) =>
    bumpsFor(difference, { types: "patch", client: "patch", zod: "patch", webhooks: "patch" }),
  message: (difference) =>
    `${spokenOf(difference)} has the format ${shown(difference.after)} instead of ${shown(difference.before)}.`,
};
