import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** A scheme came, went or changed that no operation asks for. */
export const idleSecuritySchemeChanged: Rule = {
  id: "idle-security-scheme-changed",
  explanation: "No operation asks for it, so that nobody is let in or kept out by it.",
  verdict: () => "docs",
  bumps: (difference) => bumpsFor(difference, { types: "patch" }),
  message: ({ subject, before, after }) =>
    `The scheme ${subject}, which no operation asks for, ${before === null ? "is new" : after === null ? "is gone" : "has changed"}.`,
};
