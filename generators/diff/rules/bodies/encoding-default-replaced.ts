import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** The media type of a field of a form is stated where it followed from the schema, or the other way round. */
export const encodingDefaultReplaced: Rule = {
  id: "encoding-default-replaced",
  explanation: "Whether what is sent today is still read depends on what the service made of it.",
  instead: "State the media type that was used all along.",
  verdict: () => "risky",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch", zod: "patch" }),
  message: ({ subject, before, after }) =>
    `The field ${subject} is sent as ${after ?? "its schema says"}, not as ${before ?? "its schema says"}.`,
};
