import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A field of a form may be sent in more media types. */
export const encodingContentTypeWidened: Rule = {
  id: "encoding-content-type-widened",
  explanation: "What was sent is read as before.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { types: "patch", client: "patch", zod: "patch" }),
  message: ({ subject, after }) => `The field ${subject} may be sent as ${after}.`,
};
