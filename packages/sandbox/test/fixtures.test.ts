import { createClient } from "@crossborder/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createControl } from "../src/index.ts";
import { openScene, type Scene, WAYS } from "./support/scene.ts";

describe.each(WAYS)("fixtures %s", (way) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(way);
  });
  afterEach(() => scene.close());

  const clientOf = (kind: "development" | "production") => {
    const { id: instanceId, apiKey } = scene.sandbox.instances[kind];
    const fetch = way === "in process" ? scene.sandbox.fetch : globalThis.fetch;
    return createClient({ apiKey, instanceId, baseUrl: scene.url, fetch, dangerouslyAllowBrowser: true });
  };

  test.each(["development", "production"] as const)(
    "a payable quote of %s can be executed next",
    async (kind) => {
      const instance_id = scene.sandbox.instances[kind].id;
      const made = await scene.control.fixtures.payableQuote({ instance_id });
      const { quote_id, sender_wallet_address } = made;
      const payout = await clientOf(kind).payouts.createEvm({ quote_id, sender_wallet_address });
      expect(payout).toMatchObject({
        quote_id,
        bank_account_id: made.bank_account_id,
        customer_id: made.customer_id,
        request_amount: 5000,
      });
      expect(await scene.sandbox.advanceUntilPayout(payout.id, "completed")).toMatchObject({ quote_id });
    },
  );

  test.each([
    [66600, "failed"],
    [77700, "refunded"],
  ])("a payable quote of %i ends as %s", async (request_amount, status) => {
    const { quote_id, sender_wallet_address } = await scene.control.fixtures.payableQuote({ request_amount });
    const { id } = await scene.client.payouts.createEvm({ quote_id, sender_wallet_address });
    expect(await scene.sandbox.advanceUntilPayout(id, status)).toMatchObject({ status });
  });

  test("each step is what the next one of the API takes", async () => {
    const { client, control } = scene;
    const { tos_id } = await control.fixtures.acceptedTos();
    expect(await client.customers.create({ tos_id, first_name: "Ada" })).toMatchObject({ first_name: "Ada" });
    const { customer_id } = await control.fixtures.approvedCustomer();
    const { file_url } = await control.fixtures.uploadedFile();
    const files = { proof_of_address_doc_file: file_url, id_doc_front_file: file_url };
    expect(await client.customers.create({ tos_id, ...files })).toMatchObject(files);
    const { signature, address } = await control.fixtures.walletSignature({ customer_id });
    expect(await client.blockchainWallets.create({ customer_id, body: { signature } })).toMatchObject({
      address,
    });
    await expect(control.fixtures.walletSignature({ customer_id: "re_000000000000" })).rejects.toMatchObject({
      code: "CUSTOMERS_NOT_FOUND",
    });
    const bank = { receiver_id: customer_id, type: "pix", name: "A", pix_key: "a" } as const;
    expect(await client.bankAccounts.create(bank)).toMatchObject({ status: "approved" });
    const account = await control.fixtures.bankAccount({ customer_id });
    expect(account.customer_id).toBe(customer_id);
    const quote = await control.fixtures.quote({ bank_account_id: account.bank_account_id });
    expect(quote).toMatchObject(account);
    const paying = client.payouts.createEvm(
      { quote_id: quote.quote_id, sender_wallet_address: `0x${"ab".repeat(20)}` },
      { retry: { maxAttempts: 1 } },
    );
    await expect(paying).rejects.toMatchObject({ code: "PAYOUTS_ALLOWANCE_NOT_CONFIRMED" });
  });

  test("are refused like requests, and then leave nothing behind", async () => {
    const { control } = scene;
    const before = await control.snapshot.get();
    await expect(control.fixtures.quote({ bank_account_id: "ba_none" })).rejects.toMatchObject({
      code: "BANK_ACCOUNTS_NOT_FOUND",
    });
    const nobody = control.fixtures.bankAccount({ customer_id: "re_none" });
    await expect(nobody).rejects.toMatchObject({ code: "CUSTOMERS_NOT_FOUND" });
    const nowhere = control.fixtures.acceptedTos({ instance_id: "in_none" });
    await expect(nowhere).rejects.toMatchObject({ code: "INSTANCES_NOT_FOUND" });
    expect(await control.snapshot.get()).toEqual(before);
  });

  test("are transactions under their own name, and send the events of what they make", async () => {
    const { control, sandbox } = scene;
    const instance_id = sandbox.instances.development.id;
    await control.webhookEndpoints.create({ instance_id, url: "https://127.0.0.1:9/" });
    await control.fixtures.payableQuote();
    const entry = sandbox.journal().find(({ operation }) => operation === "control.fixtures.payableQuote");
    expect(entry).toMatchObject({ instance_id });
    expect((await control.deliveries.list()).map(({ event }) => event)).toEqual(["bankAccount.new"]);
  });
});

test("`sandbox.fixtures` are those of the control interface, and repeat with the seed", async () => {
  const [one, other] = [await openScene(), await openScene()];
  expect(one.sandbox.fixtures).toBe(one.sandbox.control.fixtures);
  expect(await one.sandbox.fixtures.payableQuote()).toEqual(await other.sandbox.fixtures.payableQuote());
  const control = createControl({
    url: one.url,
    controlToken: one.sandbox.controlToken,
    fetch: one.sandbox.fetch,
  });
  expect((await control.fixtures.quote()).quote_id).toMatch(/^qu_/);
});
