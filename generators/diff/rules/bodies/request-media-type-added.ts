import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A request may be sent in another media type. */
export const requestMediaTypeAdded: Rule = {
  id: "request-media-type-added",
  explanation: "Requests in the others work on.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "minor", client: "minor", zod: "minor" }),
  message: ({ subject }) => `The body may be sent as ${subject}.`,
};
