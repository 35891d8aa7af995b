import { createClient } from "@crossborder/client";
import { createSandbox } from "@crossborder/sandbox";
import { afterAll, expect, test } from "vitest";

const sandbox = createSandbox();
const { id: instanceId, apiKey } = sandbox.instances.development;
const client = createClient({ apiKey, instanceId, baseUrl: "http://sandbox.test", fetch: sandbox.fetch });
afterAll(() => sandbox.close());

test("a payout whose response is lost is executed once", async () => {
  const { quote_id, sender_wallet_address } = await sandbox.fixtures.payableQuote();
  await sandbox.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });

  const paying = client.payouts.createEvm({ quote_id, sender_wallet_address });

  await expect(paying).rejects.toMatchObject({ code: "QUOTES_ALREADY_USED", outcome: "processed" });
  const [payout] = await client.payouts.listAll();
  expect(await sandbox.advanceUntilPayout(payout?.id ?? "", "completed")).toMatchObject({ quote_id });
});
