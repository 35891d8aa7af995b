import type { BankAccountId } from "@crossborder/types";
import { signDelivery } from "@crossborder/webhooks/testing";
import type { SetUp } from "../set-up.ts";
import { requestQuote, SENDER } from "./request-quote.ts";
import { isCompleted, showEnd, showWebhook } from "./webhooks.ts";

const EVENT = "payout.complete";

/** A secret that is not the endpoint's. */
const WRONG_SECRET = `whsec_${Buffer.from("guessed by somebody else").toString("base64")}`;

/** The same webhook arrives three times, and then one from somebody who does not know the secret. */
export async function repeatAndForge(setUp: SetUp, accountId: BankAccountId): Promise<void> {
  const { screen, sandbox, client, inbox } = setUp;
  screen.title("3. A webhook that arrives three times, and a forged one");
  const quoteId = await requestQuote(setUp, accountId);
  await sandbox.control.webhookFaults.create({ fault: "duplicate", event: EVENT });
  screen.step("Fault switched on", "duplicate", `${EVENT} is sent twice`);
  const payout = await client.payouts.createEvm({ quote_id: quoteId, sender_wallet_address: SENDER });
  screen.step("Payout executed", payout.id);

  const arrivals = [await showEnd(setUp), await showWebhook(setUp)];
  const delivery = (await sandbox.deliveries()).at(-1);
  const sendingAgain = sandbox.control.deliveries.redeliver({ id: delivery?.id ?? "" });
  screen.step("Sent again", EVENT, "by hand, as from a dashboard");
  arrivals.push(await showWebhook(setUp));
  await sendingAgain;
  const handled = arrivals.filter((arrival) => isCompleted(arrival, payout.id));
  screen.check(
    "The webhook arrived three times and was handled once.",
    arrivals.every(({ status }) => status === 204) && handled.length === 1,
  );

  const event = JSON.stringify({ webhook_event: EVENT, id: payout.id, status: "completed" });
  const forging = fetch(inbox.url, await signDelivery({ secrets: WRONG_SECRET, event }));
  screen.step("Forged webhook sent", EVENT, "signed with a wrong secret");
  const forged = await showWebhook(setUp);
  await forging;
  screen.check("The forged webhook was rejected.", forged.status === 401 && forged.reason === "signature");
}
