import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An event is sent with another method. */
export const webhookMethodChanged: Rule = {
  id: "webhook-method-changed",
  explanation: "Installed receivers listen for the old one.",
  instead: "Keep the method.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { webhooks: "patch" }),
  message: ({ subject, before, after }) => `The event ${subject} is sent with ${after}, not with ${before}.`,
};
