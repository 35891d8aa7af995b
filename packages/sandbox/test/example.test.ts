import { createClient, parseAmount } from "@crossborder/client";
import { createSandbox } from "@crossborder/sandbox";
import { afterAll, expect, test } from "vitest";

const sandbox = createSandbox();
const { id: instanceId, apiKey } = sandbox.instances.development;
const client = createClient({ apiKey, instanceId, baseUrl: "http://sandbox.test", fetch: sandbox.fetch });
afterAll(() => sandbox.close());

test("a payout whose response is lost is executed once", async () => {
  const { url } = await client.tos.create({ idempotency_key: crypto.randomUUID() });
  const terms = await sandbox.control.tos.accept({ url });
  const customer = await client.customers.create({ ...terms, first_name: "Ada", last_name: "Example" });
  const account = await client.bankAccounts.create({
    receiver_id: customer.id,
    type: "pix",
    name: "Main account",
    pix_key: "ada@example.com",
  });
  const quote = await client.quotes.create({
    bank_account_id: account.id,
    currency_type: "sender",
    cover_fees: false,
    request_amount: parseAmount("50.00"),
    network: "base_sepolia",
    token: "USDB",
  });
  await sandbox.control.approvals.create({ quote_id: quote.id });
  await sandbox.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });

  const paying = client.payouts.createEvm({
    quote_id: quote.id,
    sender_wallet_address: "0x0000000000000000000000000000000000000001",
  });

  await expect(paying).rejects.toMatchObject({ code: "QUOTES_ALREADY_USED", outcome: "processed" });
  const [payout] = await client.payouts.listAll();
  expect(await sandbox.advanceUntilPayout(payout?.id ?? "", "completed")).toMatchObject({
    quote_id: quote.id,
  });
});
