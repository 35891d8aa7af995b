import { isApiError } from "@crossborder/client";
import type { BankAccountId } from "@crossborder/types";
import type { SetUp } from "../set-up.ts";
import { countExecutions } from "./count-executions.ts";
import { requestQuote, SENDER } from "./request-quote.ts";
import { isCompleted, showEnd } from "./webhooks.ts";

/** The connection breaks after the service has executed the payout, and before its response arrives. */
export async function loseResponse(setUp: SetUp, accountId: BankAccountId): Promise<void> {
  const { screen, sandbox, clientWith } = setUp;
  screen.title("2. A payout whose response is lost");
  const quoteId = await requestQuote(setUp, accountId);
  await sandbox.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });
  screen.step("Fault switched on", "reset after commit", "the connection breaks when the payout is made");
  const client = clientWith({
    onRetry: ({ attempt }) => {
      if (attempt.status === undefined)
        screen.step("No response", "connection reset", "was it paid? the client asks again");
    },
  });
  const error = await client.payouts.createEvm({ quote_id: quoteId, sender_wallet_address: SENDER }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const outcome = isApiError(error) ? error.outcome : undefined;
  if (isApiError(error)) screen.step("Response", error.code, `outcome: ${outcome}, so do not repeat it`);

  const payouts = await client.payouts.list();
  const payout = payouts.find((candidate) => "quote_id" in candidate && candidate.quote_id === quoteId);
  screen.step("Payout found", payout?.id, "in the list of payouts, by its quote");
  const end = await showEnd(setUp);
  screen.check("The service executed the payout once.", countExecutions(sandbox, quoteId) === 1);
  screen.check(
    'The client reported one outcome, "processed", and the webhook confirmed it.',
    outcome === "processed" && isCompleted(end, payout?.id),
  );
}
