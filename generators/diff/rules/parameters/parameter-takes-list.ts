import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A parameter that took one value takes a list of them, and one value is sent as it was. */
export const parameterTakesList: Rule = {
  id: "parameter-takes-list",
  explanation:
    "A list of one is written in the URL exactly as the single value was; only its type in programs changes.",
  instead: "Add a new parameter for the list, so that programs need not be changed.",
  forUsers: "Pass a list instead of a single value.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The ${subject} takes a list of values now.`,
};
