import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation is found elsewhere in the client, since its first tag changed. */
export const operationRegrouped: Rule = {
  id: "operation-regrouped",
  explanation: "Nothing changes on the wire; clients group operations by their first tag.",
  instead: "Keep the first tag, or put the group into the operationId: `pets.feed`.",
  forUsers: "Call it by its new name.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { client: "major" }),
  message: ({ before, after }) => `The client has ${before} as ${after} now.`,
};
