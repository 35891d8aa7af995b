import { afterEach, beforeEach, expect, test } from "vitest";
import { Inbox } from "./support/inbox.ts";
import { addApprovedQuote, openScene, pathOf, post, type Scene, WALLET } from "./support/scene.ts";

let scene: Scene;
const inbox = new Inbox();
beforeEach(async () => {
  scene = await openScene("in process", { webhookFetch: inbox.webhookFetch });
});
afterEach(() => scene.close());

test("the sum says what responses and deliveries relied on, by operation and reason", async () => {
  expect(await scene.control.unspecified.list()).toEqual([]);
  await inbox.open(scene);
  const { id } = await addApprovedQuote(scene);
  await scene.sandbox.deliveries(); // earlier ones, which the outage does not concern
  inbox.outage.push(503);
  const payout = await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
  await scene.sandbox.advanceUntilPayout(payout.id, "completed");
  await scene.control.clock.advance({ seconds: 10 });
  await post(scene, pathOf(scene, "payouts/evm"), { quote_id: id, sender_wallet_address: "0x01" });
  await post(scene, pathOf(scene, "payouts/evm"), { quote_id: id, sender_wallet_address: "0x02" });
  const uses = await scene.control.unspecified.list();
  expect(uses).toEqual(
    expect.arrayContaining([
      { operation: "payouts.createEvm", reason: "The fields of the payout record are not shown.", count: 1 },
      {
        operation: "payouts.createEvm",
        reason: expect.stringContaining("form of a sender's address"),
        count: 2,
      },
      {
        operation: "webhook payout.new",
        reason: "The payload of the payout events is not shown.",
        count: 2, // the first attempt failed
      },
      {
        operation: "webhook payout.new",
        reason: expect.stringContaining("No schedule is stated"),
        count: 1,
      },
    ]),
  );
  expect(uses.map(({ operation }) => operation)).toEqual([...uses.map(({ operation }) => operation)].sort());
  await scene.control.reset();
  expect(await scene.control.unspecified.list()).toEqual(uses);
});

test("the sum has every response with the header, and no other", async () => {
  let count = 0;
  for (const path of [
    "customers",
    "payouts",
    "payins",
    "transfers",
    "nothing",
    "customers?starting_after=re_0",
  ]) {
    const response = await scene.fetch(pathOf(scene, path));
    if (response.headers.has("sandbox-unspecified")) count += 1;
  }
  expect(count).toBeGreaterThan(2);
  const uses = await scene.control.unspecified.list();
  expect(uses.reduce((sum, use) => sum + use.count, 0)).toBe(count);
});
