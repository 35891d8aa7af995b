import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { buildSandbox } from "../src/build-sandbox.ts";
import type { Snapshot } from "../src/index.ts";
import { createMemoryJournal } from "../src/state/journal.ts";
// @ts-expect-error It has no declarations.
import { Journal as PlainJournal } from "../ui/journal.js";
import { addApprovedQuote, openScene, type Scene, WALLET } from "./support/scene.ts";

const runs = search(40);

/** The part of the page's journal that is tested; the page itself is plain JavaScript. */
interface PageJournal {
  read(readAfter: (after: number) => Promise<unknown>): Promise<unknown>;
  list(table: string): unknown[];
  readonly entries: readonly { readonly seq: number }[];
  readonly steps: ReadonlyMap<string, readonly { readonly status: string }[]>;
}

const Journal: new () => PageJournal = PlainJournal;

const STEPS = [
  "pay",
  "advance",
  "reset",
  "take snapshot",
  "restore",
  "add endpoint",
  "delete endpoint",
  "read",
] as const;

const webhookFetch = async () => new Response(null, { status: 204 });

/** Does one thing that changes the state; gives the snapshot to put back later. */
async function take(step: (typeof STEPS)[number], scene: Scene, kept: Snapshot): Promise<Snapshot> {
  const { control, client, sandbox } = scene;
  if (step === "advance") await control.clock.advance({ seconds: 1 });
  if (step === "reset") await control.reset();
  if (step === "restore") await control.snapshot.restore(kept);
  if (step === "add endpoint") {
    const instance_id = sandbox.instances.development.id;
    await control.webhookEndpoints.create({ instance_id, url: "https://shop.example/" });
  }
  if (step === "delete endpoint")
    for (const { id } of await control.webhookEndpoints.list()) await control.webhookEndpoints.delete({ id });
  if (step === "pay") {
    const { id } = await addApprovedQuote(scene);
    await client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
  }
  return step === "take snapshot" ? control.snapshot.get() : kept;
}

async function check(page: PageJournal, { control, fetch, sandbox }: Scene): Promise<void> {
  await control.clock.freeze(); // nothing happens between the readings that are compared
  await sandbox.deliveries();
  const headers = { authorization: `Bearer ${sandbox.controlToken}` };
  await page.read(async (after) => {
    const response = await fetch(`/__sandbox/journal?after=${after}`, { headers });
    return { id: response.headers.get("sandbox-journal"), ...(await response.json()) };
  });
  const { entries } = await control.journal.list();
  const entriesOnly = entries.filter(({ operation }) => operation !== "sandbox.compact");
  expect(page.entries.slice(-entriesOnly.length)).toEqual(entriesOnly);
  const { tables } = await control.snapshot.get();
  for (const name of ["instances", "api_keys", "payouts", "quotes", "deliveries", "endpoints"] as const)
    expect(page.list(name).reverse(), name).toEqual(tables[name] ?? []);
  for (const { id, status } of tables.payouts ?? []) expect(page.steps.get(id)?.at(-1)?.status).toBe(status);
  await control.clock.resume();
}

test("the page shows the state of the sandbox, whatever happens between its readings", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { maxLength: 12 }),
      fc.constantFrom(2, 1000),
      async (steps, retainedEntries) => {
        const sandbox = buildSandbox(createMemoryJournal(), { webhookFetch, retainedEntries });
        const scene = await openScene("in process", {}, sandbox);
        try {
          const page = new Journal();
          let kept = await scene.control.snapshot.get();
          for (const step of steps)
            if (step === "read") await check(page, scene);
            else kept = await take(step, scene, kept);
          await check(page, scene);
        } finally {
          await scene.close();
        }
      },
    ),
    runs,
  );
});
