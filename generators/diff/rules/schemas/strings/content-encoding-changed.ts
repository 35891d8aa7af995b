import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { shown, spokenOf } from "../../wording.ts";

const ENCODED = /(base\d+|quoted-printable)$/i;

/** A text holds something else, or holds it in another encoding. */
export const contentEncodingChanged: Rule = {
  id: "content-encoding-changed",
  explanation: "Both sides decode what they get; with another encoding they get something else.",
  instead: "Put the new encoding into a new property.",
  verdict: ({ direction, before, after }) => {
    if (before !== undefined && after !== undefined) return "breaking";
    // Who sends plain text is refused when it is decoded; who decodes what came fails when it is plain text.
    const decoded = direction === "request" ? after : before;
    return ENCODED.test(String(decoded ?? "")) ? "breaking" : "risky";
  },
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: (difference) =>
    `${spokenOf(difference)} holds ${shown(difference.after)} instead of ${shown(difference.before)}.`,
};
