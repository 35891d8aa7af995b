import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A field of a form may not be sent in each of its media types any more. */
export const encodingContentTypeNarrowed: Rule = {
  id: "encoding-content-type-narrowed",
  explanation: "Requests that use them are refused; in replies: a type is sent that nobody reads.",
  instead: "Go on accepting them.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch", zod: "patch" }),
  message: ({ subject, before, after }) => `The field ${subject} is sent as ${after}, not as ${before}.`,
};
