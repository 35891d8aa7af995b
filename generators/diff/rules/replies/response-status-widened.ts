import { isSuccess } from "../../pair/status.ts";
import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A response stands for more statuses than it did. */
export const responseStatusWidened: Rule = {
  id: "response-status-widened",
  explanation:
    "Code that waits for the old status takes the others for failures; the types name the response otherwise.",
  instead: "Describe each status by itself.",
  forUsers: "Accept every status that the response stands for now.",
  verdict: ({ before }) => (isSuccess(String(before)) ? "risky" : "safe"),
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "minor", zod: "major" }),
  message: ({ before, after }) => `The response ${String(before)} is described as ${String(after)} now.`,
};
