import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Inbox } from "./support/inbox.ts";
import {
  addAccount,
  addApprovedQuote,
  openScene,
  pathOf,
  post,
  quoteInput,
  type Scene,
  WALLET,
  WAYS,
} from "./support/scene.ts";

describe.each(WAYS)("the payout flow, %s", (way) => {
  let scene: Scene;
  let inbox: Inbox;

  beforeEach(async () => {
    inbox = new Inbox();
    scene = await openScene(way, { webhookFetch: inbox.webhookFetch });
    await inbox.open(scene);
  });
  afterEach(() => scene.close());

  const execute = (quote_id: `qu_${string}`) =>
    scene.client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET });

  test("leads from the terms to a completed payout, and says so by three signed events", async () => {
    const account = await addAccount(scene);
    const quote = await scene.client.quotes.create(quoteInput(account.id));
    expect(Date.parse(String(quote.expires_at)) - Date.now()).toBeGreaterThan(290_000);
    await scene.control.approvals.create({ quote_id: quote.id });
    const payout = await execute(quote.id);
    expect(payout).toMatchObject({ id: expect.stringMatching(/^po_.{12}$/), status: "processing" });
    expect(await scene.sandbox.advanceUntilPayout(payout.id, "completed")).toMatchObject({
      quote_id: quote.id,
    });
    await scene.sandbox.deliveries();
    expect(inbox.events).toEqual(["bankAccount.new", "payout.new", "payout.update", "payout.complete"]);
    expect(inbox.rejections).toEqual([]);
    expect(await scene.client.payouts.listAll()).toMatchObject([{ id: payout.id, status: "completed" }]);
  });

  test.each([
    [66600, "failed"],
    [77700, "refunded"],
    [66601, "completed"],
  ])("ends a payout of %i as %s on a development instance", async (amount, status) => {
    const { id } = await execute((await addApprovedQuote(scene, amount)).id);
    expect(await scene.sandbox.advanceUntilPayout(id, status)).toMatchObject({ status });
  });

  test("says what happened when one waits for an end that does not come", async () => {
    const { id } = await execute((await addApprovedQuote(scene, 66600)).id);
    const waiting = scene.sandbox.advanceUntilPayout(id, "completed");
    await expect(waiting).rejects.toThrow(
      `Payout ${id} cannot become completed, because it ended as failed.`,
    );
  });

  test("executes a quote once, and says that it was used also after its time", async () => {
    const { id } = await addApprovedQuote(scene);
    await execute(id);
    const input = { quote_id: id, sender_wallet_address: WALLET };
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe("QUOTES_ALREADY_USED");
    await scene.control.clock.advance({ seconds: 301 });
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe("QUOTES_ALREADY_USED");
  });

  test("of fifty requests at once for one quote, exactly one executes", async () => {
    const { id } = await addApprovedQuote(scene);
    const path = pathOf(scene, "payouts/evm");
    const input = { quote_id: id, sender_wallet_address: WALLET };
    const results = await Promise.all(Array.from({ length: 50 }, () => post(scene, path, input)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(results.filter(({ body }) => body.code === "QUOTES_ALREADY_USED")).toHaveLength(49);
    expect(await scene.client.payouts.listAll()).toHaveLength(1);
    const executions = scene.sandbox.journal().filter(({ operation }) => operation === "payouts.createEvm");
    expect(executions).toHaveLength(1);
  });

  test("lets a quote expire five minutes after it was made, to the millisecond", async () => {
    await scene.control.clock.freeze();
    const { id } = await addApprovedQuote(scene);
    const late = await addApprovedQuote(scene);
    await scene.control.clock.advance({ seconds: 299.999 });
    await execute(id);
    await scene.control.clock.advance({ seconds: 0.001 });
    const input = { quote_id: late.id, sender_wallet_address: WALLET };
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe("QUOTES_EXPIRED");
  });
});

describe("the approval of the token spend", () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene();
  });
  afterEach(() => scene.close());

  const other = "0x00000000000000000000000000000000000000bB";
  test.each([
    ["no approval", undefined, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"],
    ["one for less", { amount: "49999999" }, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"],
    ["one by another wallet", { sender_wallet_address: other }, "PAYOUTS_ALLOWANCE_NOT_CONFIRMED"],
    ["one for what the quote says", {}, undefined],
    ["one for more", { amount: "50000001" }, undefined],
    ["one by this wallet, in small letters", { sender_wallet_address: WALLET.toLowerCase() }, undefined],
  ])("%s", async (_, approval, code) => {
    const quote = await scene.client.quotes.create(quoteInput((await addAccount(scene)).id, 5000));
    if (approval) await scene.control.approvals.create({ quote_id: quote.id, ...approval });
    const input = { quote_id: quote.id, sender_wallet_address: WALLET };
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe(code);
  });

  test("may come later: the same quote is executed then", async () => {
    const quote = await scene.client.quotes.create(quoteInput((await addAccount(scene)).id));
    const input = { quote_id: quote.id, sender_wallet_address: WALLET };
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).body.code).toBe(
      "PAYOUTS_ALLOWANCE_NOT_CONFIRMED",
    );
    await scene.control.approvals.create({ quote_id: quote.id });
    expect((await post(scene, pathOf(scene, "payouts/evm"), input)).status).toBe(200);
  });
});

describe("executing a quote", () => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene();
  });
  afterEach(() => scene.close());

  const execute = (quote_id: string) =>
    post(scene, pathOf(scene, "payouts/evm"), { quote_id, sender_wallet_address: WALLET });

  test.each(["verifying", "rejected"])(
    "needs a customer who is still approved: with %s it is rejected, and the quote stays usable",
    async (status) => {
      const { id } = await addApprovedQuote(scene);
      const [customer] = (await scene.client.customers.listAll()) as { id: string }[];
      await scene.control.customers.update({ id: String(customer?.id), status });
      expect((await execute(id)).body.code).toBe("CUSTOMERS_KYC_NOT_APPROVED");
      await scene.control.customers.update({ id: String(customer?.id), status: "approved" });
      expect((await execute(id)).status).toBe(200);
    },
  );

  test.each(["verifying", "rejected", "deprecated"] as const)(
    "needs a bank account that is still approved: with %s it is rejected",
    async (status) => {
      const { id } = await addApprovedQuote(scene);
      const [customer] = (await scene.client.customers.listAll()) as { id: `re_${string}` }[];
      const accounts = await scene.client.bankAccounts.list({ customer_id: customer?.id ?? "re_" });
      await scene.control.bankAccounts.update({ id: accounts[0]?.id ?? "", status });
      expect((await execute(id)).body.code).toBe("BANK_ACCOUNTS_NOT_APPROVED");
    },
  );

  test("the least amount is paid out", async () => {
    const { id } = await addApprovedQuote(scene, 1);
    expect((await execute(id)).status).toBe(200);
  });
});
