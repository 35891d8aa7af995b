import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An event stopped when it had been announced to. */
export const webhookRemovedAfterSunset: Rule = {
  id: "webhook-removed-after-sunset",
  explanation: "Its receivers were told the day.",
  verdict: () => "safe",
  bumps: (difference) => bumpsFor(difference, { webhooks: "major" }),
  message: ({ subject }) => `The event ${subject} stops arriving, as announced.`,
};
