import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf, typeTurn } from "../../wording.ts";

/** A value that is written as a text anyway, in a URL, header or form, may be any text now. */
export const valueSentAsText: Rule = {
  id: "value-sent-as-text",
  explanation:
    "What is sent stays the same to the letter; only the type that programs hold it in is another one.",
  instead: "Keep the type that was there beside the new one, so that programs need not be changed.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: (difference) => `${spokenOf(difference)} ${typeTurn(difference) ?? "may be any text"}.`,
};
