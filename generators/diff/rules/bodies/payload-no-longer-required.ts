import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An event or callback may come without its payload. */
export const payloadNoLongerRequired: Rule = {
  id: "payload-no-longer-required",
  explanation: "Receivers rely on it.",
  instead: "Go on sending it always.",
  forUsers: "Handle that it is missing.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { types: "major", zod: "major", webhooks: "major" }),
  message: () => "The payload may be missing now.",
};
