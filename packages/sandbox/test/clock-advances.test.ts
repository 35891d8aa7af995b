import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { createSandbox } from "../src/index.ts";
import { addApprovedQuote, openScene, WALLET } from "./support/scene.ts";

const { seed, numRuns } = search(60);

/** A frozen scene with an endpoint that takes some time, and payouts on their way. */
async function openBusy(payouts: number) {
  const options = {
    webhookFetch: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return new Response(null, { status: 204 });
    },
  };
  const scene = await openScene("in process", {}, createSandbox(options));
  await scene.control.clock.freeze();
  const instance_id = scene.sandbox.instances.development.id;
  await scene.control.webhookEndpoints.create({ instance_id, url: "https://shop.example/hook" });
  const ids: string[] = [];
  for (let count = 0; count < payouts; count += 1) {
    const { id } = await addApprovedQuote(scene);
    const payout = await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    ids.push(payout.id);
  }
  const now = async () => Date.parse((await scene.control.clock.get()).now);
  return { scene, ids, now };
}

describe("the clock", () => {
  test(`goes ahead by the sum of all advances, whichever come at the same time (seed ${seed})`, async () => {
    const rounds = fc.array(
      fc.array(fc.constantFrom(0, 0.25, 1, 7, 600, 86_400), { minLength: 1, maxLength: 5 }),
      {
        minLength: 1,
        maxLength: 3,
      },
    );
    await fc.assert(
      fc.asyncProperty(rounds, fc.nat(2), async (all, payouts) => {
        const { scene, now } = await openBusy(payouts);
        for (const together of all) {
          const before = await now();
          await Promise.all(together.map((seconds) => scene.control.clock.advance({ seconds })));
          expect((await now()) - before).toBe(
            1000 * together.reduce<number>((sum, seconds) => sum + seconds, 0),
          );
        }
        await scene.close();
      }),
      { seed, numRuns },
    );
  });

  test("goes no further than the last payout needs, when several are waited for", async () => {
    const { scene, ids, now } = await openBusy(3);
    const before = await now();
    await Promise.all(ids.map((id) => scene.sandbox.advanceUntilPayout(id, "completed")));
    expect((await now()) - before).toBe(1000);
    await scene.close();
  });

  test("ends the advances before a reset with it", async () => {
    const { scene, now } = await openBusy(1);
    const advances = [
      scene.control.clock.advance({ seconds: 600 }),
      scene.control.clock.advance({ seconds: 600 }),
    ];
    await scene.control.reset();
    await Promise.all(advances);
    expect(Math.abs((await now()) - Date.now())).toBeLessThan(60_000);
    await scene.close();
  });

  test("ends with the year 8999", async () => {
    const { scene, now } = await openBusy(0);
    const before = await now();
    const snapshot = await scene.control.snapshot.get();
    const late = { id: "clock", offset_ms: 0, frozen_at: Date.UTC(8999, 0) };
    await scene.control.snapshot.restore({ ...snapshot, tables: { ...snapshot.tables, clock: [late] } });
    const advancing = scene.control.clock.advance({ seconds: 366 * 86_400 });
    await expect(advancing).rejects.toThrow("seconds: The clock ends on 9000-01-01");
    await scene.control.clock.advance({ seconds: 364 * 86_400 });
    expect(await now()).toBeGreaterThan(before);
    await scene.close();
  });
});
