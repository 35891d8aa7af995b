import type { BankAccountId } from "@crossborder/types";
import type { SetUp } from "../set-up.ts";
import { countExecutions } from "./count-executions.ts";
import { requestQuote, SENDER } from "./request-quote.ts";
import { isCompleted, showWebhook } from "./webhooks.ts";

/** A payout from the terms of service to the money's arrival. Resolves with the bank account, to pay to it again. */
export async function payOnce(setUp: SetUp): Promise<BankAccountId> {
  const { screen, client, sandbox } = setUp;
  screen.title("1. A payout");
  const { url } = await client.tos.create({ idempotency_key: "00000000-0000-4000-8000-000000000001" });
  const terms = await sandbox.control.tos.accept({ url });
  screen.step("Terms accepted", terms.tos_id, "by the customer, in a browser");
  const customer = await client.customers.create({ ...terms, first_name: "Ada", last_name: "Example" });
  screen.step("Customer created", customer.id, "Ada Example");
  const account = await client.bankAccounts.create({
    receiver_id: customer.id,
    type: "pix",
    name: "Main account",
    pix_key: "ada@example.com",
  });
  screen.step("Bank account added", account.id, "PIX, Brazil");
  await showWebhook(setUp);

  const quoteId = await requestQuote(setUp, account.id);
  const payout = await client.payouts.createEvm({ quote_id: quoteId, sender_wallet_address: SENDER });
  screen.step("Payout executed", payout.id);
  await showWebhook(setUp);
  await showWebhook(setUp);
  const end = await showWebhook(setUp);
  screen.check("The service executed the payout once.", countExecutions(sandbox, quoteId) === 1);
  screen.check("The payout is completed.", isCompleted(end, payout.id));
  return account.id;
}
