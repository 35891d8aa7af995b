import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A component has another name, and the old one is kept as an alias. */
export const componentRenamedWithAlias: Rule = {
  id: "component-renamed-with-alias",
  explanation: "Code that imports it by the old name works on.",
  verdict: () => "safe",
  bumps: (difference) =>
    bumpsFor(difference, { types: "minor", client: "minor", zod: "minor", webhooks: "minor" }),
  message: ({ before, after }) =>
    `The component ${String(before)} is called ${String(after)} now; the old name is kept.`,
};
