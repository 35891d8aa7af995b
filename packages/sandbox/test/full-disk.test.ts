import fc from "fast-check";
import { afterAll, describe, expect, test, vi } from "vitest";
import { search } from "../../../random-search.ts";
import { buildSandbox } from "../src/build-sandbox.ts";
import type { InternalErrorReport } from "../src/index.ts";
import { createMemoryJournal, type Journal } from "../src/state/journal.ts";
import { State } from "../src/state/state.ts";
import { addAccount, openScene, pathOf, post, quoteInput, type Scene, WALLET } from "./support/scene.ts";

const { seed, numRuns } = search(200);

/** A journal on a disk that is full while `isFull` is set. */
class Disk {
  isFull = false;
  failed = 0;
  readonly journal: Journal;

  constructor() {
    const journal = createMemoryJournal();
    const unlessFull =
      <Input>(write: (input: Input) => void) =>
      (input: Input) => {
        if (!this.isFull) return write(input);
        this.failed += 1;
        throw new Error("database or disk is full");
      };
    this.journal = {
      ...journal,
      append: unlessFull(journal.append),
      compact: unlessFull(journal.compact),
      replace: unlessFull(journal.replace),
    };
  }
}

/** A scene on such a disk, with an endpoint that counts what arrives. */
async function openOnDisk() {
  const disk = new Disk();
  const arrived = new Map<string, number>();
  const outage = { status: 204, fillsDisk: false };
  const reports: InternalErrorReport[] = [];
  const sandbox = buildSandbox(disk.journal, {
    onInternalError: (report) => reports.push(report),
    webhookFetch: async (_, { headers }) => {
      const id = new Headers(headers).get("webhook-id") ?? "";
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
      disk.isFull ||= outage.fillsDisk;
      return new Response(null, { status: outage.status });
    },
  });
  const scene = await openScene("in process", {}, sandbox);
  await scene.control.clock.freeze();
  const instance_id = sandbox.instances.development.id;
  await scene.control.webhookEndpoints.create({ instance_id, url: "https://shop.example/hook" });
  return { disk, arrived, outage, reports, scene, account: await addAccount(scene) };
}

type Opened = Awaited<ReturnType<typeof openOnDisk>>;

/** Pays out without any retry, as far as the disk allows. Returns the payout when it was acknowledged. */
async function pay({ scene, account }: Opened): Promise<string | undefined> {
  const quote = await post(scene, pathOf(scene, "quotes"), quoteInput(account.id));
  const quote_id = quote.body.id;
  const approving = scene.control.approvals.create({ quote_id });
  const isApproved = await approving.then(
    () => true,
    () => false,
  );
  const input = { quote_id, sender_wallet_address: WALLET };
  const payout = isApproved ? await post(scene, pathOf(scene, "payouts/evm"), input) : quote;
  if (payout.status >= 400) expect(payout.body.code).toBe("INTERNAL_ERROR");
  return isApproved && payout.status === 200 ? payout.body.id : undefined;
}

/** Checks that the state is what the journal says, and contains no half of a payout. */
function checkState(
  { journal }: Scene["sandbox"],
  tables: Readonly<Record<string, readonly object[] | undefined>>,
): State {
  const state = new State(journal());
  for (const [table, rows] of Object.entries(tables)) expect(state.list(table as "quotes")).toEqual(rows);
  for (const { id, state: quoteState } of state.list("quotes"))
    expect(state.list("payouts").filter(({ quote_id }) => quote_id === id)).toHaveLength(
      quoteState === "used" ? 1 : 0,
    );
  return state;
}

const step = fc.oneof(
  fc.constantFrom(
    "fill" as const,
    "free" as const,
    "pay" as const,
    "pay" as const,
    "outage" as const,
    "list" as const,
  ),
  fc.constantFrom(0, 1, 3, 60).map((seconds) => ({ seconds })),
);

describe("on a disk that is full at times", () => {
  let failed = 0;
  let paid = 0;
  afterAll(() => console.info(`${numRuns} runs: ${failed} writes failed, ${paid} payouts acknowledged`));

  test(`payouts and deliveries go on, nothing is lost and nothing is sent without being recorded (seed ${seed})`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const opened = await openOnDisk();
        const { disk, scene, arrived, outage, reports } = opened;
        const acknowledged: string[] = [];
        const fills = steps.filter((each) => each === "fill").length;
        for (const each of steps) {
          if (each === "fill" || each === "free") disk.isFull = each === "fill";
          else if (each === "outage") outage.status = outage.status === 204 ? 503 : 204;
          else if (each === "list") await scene.client.payouts.listAll();
          else if (each === "pay") acknowledged.push(...[await pay(opened)].filter((id) => id !== undefined));
          else await scene.control.clock.advance(each).catch((error) => expect(error.status).toBe(500));
          const { status, storage_failure, unwritten } = await scene.control.health.get();
          expect(status === "ok").toBe(storage_failure === null);
          if (unwritten > 0) expect(status).toBe("degraded");
        }
        disk.isFull = false;
        outage.status = 204;
        await scene.control.clock.advance({ seconds: 20_000 });
        expect(await scene.control.health.get()).toEqual({
          status: "ok",
          storage_failure: null,
          unwritten: 0,
        });
        expect(reports.every(({ message }) => message.includes("disk is full. Nothing was changed."))).toBe(
          true,
        );
        expect(reports.length).toBeLessThanOrEqual(fills);
        const state = checkState(scene.sandbox, (await scene.control.snapshot.get()).tables);
        for (const id of acknowledged) expect(state.get("payouts", id)?.status).toBe("completed");
        for (const { id, attempts, status } of state.list("deliveries")) {
          expect([id, status]).toEqual([id, "delivered"]);
          expect([id, arrived.get(id)]).toEqual([id, attempts.length]);
        }
        failed += disk.failed;
        paid += acknowledged.length;
        await scene.close();
      }),
      { seed, numRuns },
    );
    expect(failed).toBeGreaterThan(numRuns);
    expect(paid).toBeGreaterThan(numRuns);
  });

  test("reads go on, a write says what to do, and is tried again when there is room", async () => {
    const opened = await openOnDisk();
    const { disk, scene } = opened;
    await scene.sandbox.deliveries();
    disk.isFull = true;
    const { id, apiKey } = scene.sandbox.instances.development;
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const body = JSON.stringify(quoteInput(opened.account.id));
    const response = await scene.fetch(`/v1/instances/${id}/quotes`, { method: "POST", headers, body });
    expect([response.status, await response.json()]).toEqual([
      500,
      expect.objectContaining({
        code: "INTERNAL_ERROR",
        message: expect.stringContaining("the next write is tried again"),
      }),
    ]);
    expect(await scene.client.customers.listAll()).toHaveLength(1);
    const before = {
      snapshot: await scene.control.snapshot.get(),
      faults: await scene.control.faults.list(),
    };
    await scene.control.faults.create({ operation: "doc.get", fault: "stall" });
    await expect(scene.control.reset()).rejects.toMatchObject({ status: 500 });
    await expect(scene.control.snapshot.restore(before.snapshot)).rejects.toMatchObject({ status: 500 });
    expect(await scene.control.snapshot.get()).toEqual(before.snapshot);
    expect(await scene.control.faults.list()).toHaveLength(1);
    expect(await scene.control.health.get()).toMatchObject({
      status: "degraded",
      storage_failure: { operation: "sandbox.restore", writes: 3 },
    });
    disk.isFull = false;
    expect(await pay(opened)).toMatch(/^po_/);
    expect(await scene.control.health.get()).toMatchObject({ status: "ok" });
    await scene.close();
  });

  test("what happens by itself is tried again by itself", async () => {
    const opened = await openOnDisk();
    const { disk, scene, arrived } = opened;
    const id = await pay(opened);
    await scene.sandbox.deliveries();
    const before = arrived.size;
    await scene.control.clock.resume();
    disk.isFull = true;
    await expect.poll(() => disk.failed, { timeout: 5000 }).toBeGreaterThan(1);
    expect(arrived.size).toBe(before);
    disk.isFull = false;
    const done = () =>
      scene.client.payouts.listAll().then((payouts) => payouts.find((each) => each.id === id));
    await expect.poll(done, { timeout: 10_000 }).toMatchObject({ status: "completed" });
    await expect.poll(() => arrived.size, { timeout: 10_000 }).toBe(before + 2);
    await scene.close();
  });

  test("the end of the process says what was not written", async () => {
    const { outage, scene, reports } = await openOnDisk();
    const instance_id = scene.sandbox.instances.development.id;
    await scene.sandbox.deliveries();
    outage.fillsDisk = true;
    await scene.control.payins.create({ instance_id });
    await vi.waitFor(async () => expect(await scene.control.health.get()).toMatchObject({ unwritten: 1 }));
    await expect(scene.sandbox.deliveries()).rejects.toThrow("disk is full");
    await scene.close();
    expect(reports.at(-1)?.message).toBe("The results of 1 deliveries were not written.");
  });
});
