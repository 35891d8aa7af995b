// What a typical file uses of the package: a receiver with two handlers.
import { createWebhookReceiver } from "@crossborder/webhooks";

const seen: string[] = [];

const receiver = createWebhookReceiver({ secrets: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" })
  .on("payout.complete", ({ event }) => {
    seen.push(event.webhook_event);
  })
  .on("payin.new", ({ event }) => {
    seen.push(event.webhook_event);
  });

/** Answers a delivery. */
export function handle(request: Request): Promise<Response> {
  return receiver.handle(request);
}
