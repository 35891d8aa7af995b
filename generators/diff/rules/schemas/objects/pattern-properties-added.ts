import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";

/** An object declares properties by the pattern of their names. */
export const patternPropertiesAdded: Rule = {
  id: "pattern-properties-added",
  explanation: "Those who do not know them do not send them, and overlook them when they read.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: (difference) => `Properties whose names meet ${difference.subject} are described now.`,
};
