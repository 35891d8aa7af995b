import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An operation has another operationId. */
export const operationIdRenamed: Rule = {
  id: "operation-id-renamed",
  explanation: "Nothing changes on the wire; generated code calls the operation by another name.",
  instead: "Keep the old name under `x-aliases` for a while.",
  forUsers: "Call it by its new name.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ before, after }) => `The operation ${before} is called ${after} now.`,
};
