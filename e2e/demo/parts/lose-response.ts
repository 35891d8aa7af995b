import { reconcilePayout } from "@crossborder/client";
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
  const known = await client.payouts.listAll({ bank_account_id: accountId });
  const reconciliation = await reconcilePayout(client, {
    quote_id: quoteId,
    sender_wallet_address: SENDER,
    bank_account_id: accountId,
    knownPayouts: known.map(({ id }) => id),
  });
  screen.step("Recovered", reconciliation.kind, "the same quote was sent again: it was used");
  const payouts = await client.payouts.listAll({ bank_account_id: accountId });
  const payout = payouts.find(({ id }) => !known.some((other) => other.id === id));
  screen.step("Payout found", payout?.id, "the only one that was not there before");
  const end = await showEnd(setUp);
  screen.check("The service executed the payout once.", countExecutions(sandbox, quoteId) === 1);
  screen.check(
    'The client reported "paid", and the webhook confirmed it.',
    reconciliation.kind === "paid" && isCompleted(end, payout?.id),
  );
}
