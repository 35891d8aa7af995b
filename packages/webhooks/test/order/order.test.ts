import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { signDelivery } from "../../src/testing.ts";
import { pool, secret } from "../guide/surroundings.ts";

// The example of the guide about the order of events, under random orders and repetitions.

const runs = search(12);
const work = join(import.meta.dirname, ".tmp"); // git ignores it
const guide = readFileSync(join(import.meta.dirname, "../../../../docs/packages/webhooks.md"), "utf8");
const [, example = ""] = /^## The order of events$[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(guide) ?? [];

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const STEPS = ["payout.new", "payout.update", "payout.complete"] as const;
const PAYOUTS = ["po_1", "po_2"] as const;

/** One of a few messages, so that a scenario repeats some and lacks others. */
const delivery = fc.record({
  payout: fc.constantFrom(...PAYOUTS),
  name: fc.constantFrom(...STEPS),
  copy: fc.nat({ max: 1 }),
});

interface Handles {
  handle(request: Request): Promise<Response>;
}

let examples = 0;
/** The receiver of the example, or of a changed one. */
async function load(code: string): Promise<Handles> {
  const file = join(work, `example-${++examples}.ts`);
  const receiver = `import { createWebhookReceiver } from "../../../src/index.ts";
import { pool, secrets } from "../../guide/surroundings.ts";
export const receiver = createWebhookReceiver({ secrets, onError: (error) => console.error(error) });
`;
  writeFileSync(file, `${receiver}${code}`);
  return (await import(pathToFileURL(file).href)).receiver;
}

let scenarios = 0;
/** Checks that each payout ends at its highest step, and is checked once if it is complete. */
async function searchFor(receiver: Handles): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(delivery, { maxLength: 10 }), async (deliveries) => {
      const scenario = ++scenarios; // its payouts and messages are new to the database
      for (const { payout, name, copy } of deliveries) {
        const event = JSON.stringify({ webhook_event: name, id: `${payout} ${scenario}` });
        const signed = await signDelivery({
          secrets: secret,
          event,
          id: `${scenario}-${payout}-${name}-${copy}`,
        });
        expect((await receiver.handle(new Request("https://shop.example.com/", signed))).status).toBe(204);
      }
      for (const payout of PAYOUTS) {
        const own = deliveries.filter((each) => each.payout === payout);
        const step = Math.max(0, ...own.map(({ name }) => STEPS.indexOf(name) + 1));
        const id = `${payout} ${scenario}`;
        const kept = await pool.query("select step from payout_step where payout = $1", [id]);
        expect(kept.rows).toEqual(step === 0 ? [] : [{ step }]);
        const checks = await pool.query("select 1 from webhook_outbox where payload->>'id' = $1", [id]);
        expect(checks.rows).toHaveLength(step === STEPS.length ? 1 : 0);
      }
    }),
    runs,
  );
}

describe("the order of events", () => {
  test("does not matter to the example of the guide", async () => {
    await searchFor(await load(example));
  });

  test.each([
    ["takes the last delivery for the newest", " where payout_step.step < excluded.step", ""],
    ["acts on every complete event", "rows.length > 0 && ", ""],
    ["takes an equal step for a higher one", "payout_step.step < excluded", "payout_step.step <= excluded"],
  ])("matters to a copy that %s", async (_, from, to) => {
    expect(example).toContain(from);
    await expect(searchFor(await load(example.replace(from, to)))).rejects.toThrow(/Property failed/);
  });
});
