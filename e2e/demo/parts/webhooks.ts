import type { Arrival } from "../inbox.ts";
import type { SetUp } from "../set-up.ts";

/** Returns true if the webhook reported the end of this payout, and was handled. */
export function isCompleted({ handled }: Arrival, payoutId: string | undefined): boolean {
  return (
    handled?.webhook_event === "payout.complete" && handled.id === payoutId && handled.status === "completed"
  );
}

/** Shows the next webhook, and resolves with it. */
export async function showWebhook({ screen, inbox }: SetUp): Promise<Arrival> {
  const arrival = await inbox.next();
  const { status, handled, reason } = arrival;
  if (handled) screen.step("Webhook handled", handled.webhook_event, handled.status);
  else if (status < 300)
    screen.step("Webhook skipped", `response ${status}`, "this message was handled before");
  else screen.step("Webhook rejected", `response ${status}`, `reason: ${reason}`);
  return arrival;
}

/** Waits until the payout has ended, and shows the webhook that reports it. */
export async function showEnd(setUp: SetUp): Promise<Arrival> {
  await setUp.inbox.next(); // payout.new
  await setUp.inbox.next(); // payout.update
  return showWebhook(setUp);
}
