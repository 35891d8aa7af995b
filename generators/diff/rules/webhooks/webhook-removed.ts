import type { Rule } from "../../rule.ts";
import { bumpsFor } from "../bumps.ts";

/** An event is not sent any more. */
export const webhookRemoved: Rule = {
  id: "webhook-removed",
  explanation: "It stops arriving, without a word.",
  instead: "Mark it `deprecated: true` with a date in `x-sunset`, and stop sending it after that day.",
  forUsers: "Stop waiting for it.",
  verdict: () => "breaking",
  bumps: (difference) => bumpsFor(difference, { webhooks: "major" }),
  message: ({ subject }) => `The event ${subject} stops arriving.`,
};
