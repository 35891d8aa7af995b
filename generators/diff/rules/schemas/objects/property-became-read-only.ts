import type { Rule } from "../../../rule.ts";
import { bumpsFor } from "../../bumps.ts";
import { spokenOf } from "../../wording.ts";

/** A property that was sent is given by the service alone. */
export const propertyBecameReadOnly: Rule = {
  id: "property-became-read-only",
  explanation: "What is sent under its name is ignored or refused.",
  instead: "Keep accepting it in requests, or add a new property that is read only.",
  forUsers: "Stop sending it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", client: "major", zod: "major" }),
  message: (difference) => `${spokenOf(difference)} is read only now: it cannot be sent any more.`,
};
