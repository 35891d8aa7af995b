import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An event is sent that was not. */
export const webhookAdded: Rule = {
  id: "webhook-added",
  explanation: "Receivers have to be ready for events they do not know.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { webhooks: "minor" }),
  message: ({ subject }) => `The event ${subject} is new.`,
};
