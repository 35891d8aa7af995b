import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { addAccount, addApprovedQuote, openScene, quoteInput, type Scene, WALLET } from "./support/scene.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const CONNECTIONS = 50;
const TURNS = 12;
/** Bytes that a garbage collection may leave behind between two rounds. */
const SLACK_BYTES = 512 * 1024;

/** Keeps every connection busy with reads, quotes and now and then a whole payout; returns what stays after a reset. */
async function heapAfterLoad(scene: Scene): Promise<number> {
  const account = await addAccount(scene);
  const lanes = Array.from({ length: CONNECTIONS }, async (_, lane) => {
    for (let turn = lane; turn < lane + TURNS; turn++) {
      if (turn % 20 === 0) {
        const { id: quote_id } = await addApprovedQuote(scene);
        await scene.client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET });
      } else if (turn % 3 === 0) await scene.client.quotes.create(quoteInput(account.id));
      else await (turn % 3 === 1 ? scene.client.customers.listAll() : scene.client.payouts.listAll());
    }
  });
  await Promise.all(lanes);
  await scene.control.reset();
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("mixed reads and writes on 50 connections succeed, and leave no memory behind after a reset", async () => {
  const scene = await openScene("over HTTP");
  try {
    const heaps: number[] = [];
    for (let round = 0; round < 5; round++) heaps.push(await heapAfterLoad(scene));
    const [, first = 0] = heaps; // the first round also loads what is loaded once
    expect((heaps.at(-1) ?? 0) - first).toBeLessThan(SLACK_BYTES);
  } finally {
    await scene.close();
  }
});
