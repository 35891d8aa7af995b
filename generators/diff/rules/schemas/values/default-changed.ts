import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { shown, spokenOf } from "../../wording.ts";

/** What holds where nothing is sent is something else. */
export const defaultChanged: Rule = {
  id: "default-changed",
  explanation: "Those who leave the value out get another behaviour without having changed anything.",
  instead: "Keep the default, and offer the new behaviour under a value that is asked for.",
  verdict: ({ direction, before }) => (direction === "reply" && before === undefined ? "safe" : "risky"),
  bumps: (difference) =>
    difference.direction === "request"
      ? bumpsFor(difference, { types: "patch", client: "minor", zod: "major" })
      : bumpsFor(difference, { types: "patch", client: "patch", zod: "major", webhooks: "patch" }),
  message: (difference) =>
    `${spokenOf(difference)} has the default ${shown(difference.after)} instead of ${shown(difference.before)}.`,
};
