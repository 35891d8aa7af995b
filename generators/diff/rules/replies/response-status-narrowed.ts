import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A response stands for fewer statuses than it did. */
export const responseStatusNarrowed: Rule = {
  id: "response-status-narrowed",
  explanation: "The service answers as it did, with fewer statuses; the types name the response otherwise.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "minor", zod: "major" }),
  message: ({ before, after }) => `The response ${String(before)} is described as ${String(after)} now.`,
};
