import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A component has another name. */
export const componentRenamed: Rule = {
  id: "component-renamed",
  explanation: "Nothing changes on the wire; types and validators are imported by another name.",
  instead: "Keep the old name under `x-aliases` for a while.",
  forUsers: "Import its type and validator by the new name.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "major", client: "major", zod: "major", webhooks: "major" }),
  message: ({ before, after }) => `The component ${String(before)} is called ${String(after)}.`,
};
