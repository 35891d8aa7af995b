import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation has another operationId, and the old one is kept as an alias. */
export const operationIdRenamedWithAlias: Rule = {
  id: "operation-id-renamed-with-alias",
  explanation: "Code that calls it by the old name works on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ before, after }) => `The operation ${before} is called ${after} now; the old name is kept.`,
};
