import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A request may not be sent in one of its media types any more. */
export const requestMediaTypeRemoved: Rule = {
  id: "request-media-type-removed",
  explanation: "Requests in that type are refused.",
  instead: "Go on accepting it.",
  forUsers: "Send another media type.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: ({ subject }) => `The body may not be sent as ${subject} any more.`,
};
