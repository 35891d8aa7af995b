import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@crossborder/client";
import { afterAll, expect, test } from "vitest";
import { createControl } from "../../src/index.ts";
import { WALLET } from "../support/scene.ts";
import { killAll, startSandbox } from "./start-sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbox-disk-"));
const problem = mount();
if (problem) console.warn(`Skipped: no separate file system could be mounted (${problem}). Run it as root.`);

/** A file system of two megabytes. Says why there is none. */
function mount(): string | undefined {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], { stdio: "pipe" });
    return undefined;
  } catch (error) {
    return String((error as Error).message)
      .trim()
      .split("\n")
      .at(-1);
  }
}

afterAll(() => {
  killAll();
  if (!problem) execFileSync("umount", ["--lazy", folder]);
  rmSync(folder, { recursive: true, force: true });
});

const filler = join(folder, "filler");

function fill(): void {
  const file = openSync(filler, "w");
  try {
    for (const size of [65_536, 1]) while (writesAll(file, Buffer.alloc(size)));
  } finally {
    closeSync(file);
  }
}

function writesAll(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe("ENOSPC");
    return false;
  }
}

test.skipIf(problem)(
  "the command goes on when its disk is full, says so, and does the rest when there is room",
  async () => {
    const arrived: string[] = [];
    const receiver = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => (body += part));
      request.on("end", () => {
        arrived.push(JSON.parse(body).webhook_event);
        response.end();
      });
    });
    await once(receiver.listen(0, "127.0.0.1"), "listening");
    const sandbox = await startSandbox(["--data-file", join(folder, "sandbox.db")]);
    let errors = "";
    sandbox.process.stderr?.on("data", (part) => (errors += part));
    const control = createControl(sandbox);
    const [{ id: instanceId, apiKey } = { id: "", apiKey: "" }] = sandbox.instances;
    const client = createClient({ apiKey, instanceId, baseUrl: sandbox.url, retry: { maxAttempts: 1 } });
    const { port } = receiver.address() as AddressInfo;
    await control.webhookEndpoints.create({ instance_id: instanceId, url: `http://127.0.0.1:${port}/` });
    const { url } = await client.tos.create({ idempotency_key: crypto.randomUUID() });
    const customer = await client.customers.create(await control.tos.accept({ url }));
    const bank = { receiver_id: customer.id, type: "pix", name: "Main", pix_key: "a" } as const;
    const { id: bank_account_id } = await client.bankAccounts.create(bank);
    const money = { request_amount: 5000 as never, currency_type: "sender", cover_fees: false } as const;
    const quoting = () =>
      client.quotes.create({ bank_account_id, ...money, network: "sepolia", token: "USDB" });
    const { id: quote_id } = await quoting();
    await control.approvals.create({ quote_id });
    await client.payouts.createEvm({ quote_id, sender_wallet_address: WALLET });

    fill();
    await expect(quoting()).rejects.toMatchObject({ status: 500, code: "INTERNAL_ERROR" });
    // Longer than a payout takes: background changes have failed by then.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(sandbox.process.exitCode).toBe(null);
    const health = await fetch(`${sandbox.url}/__sandbox/health`);
    expect(await health.json()).toMatchObject({
      status: "degraded",
      storage_failure: { message: expect.stringContaining("full") },
    });
    expect(await client.payouts.listAll()).toMatchObject([{ status: "processing" }]);
    expect(errors).toContain("database or disk is full");

    rmSync(filler);
    await expect
      .poll(() => client.payouts.listAll(), { timeout: 10_000 })
      .toMatchObject([{ status: "completed" }]);
    await expect.poll(() => arrived.at(-1), { timeout: 10_000 }).toBe("payout.complete");
    expect(arrived).toEqual(["bankAccount.new", "payout.new", "payout.update", "payout.complete"]);
    expect(await control.health.get()).toMatchObject({ status: "ok" });
    await sandbox.kill();
    receiver.close();
  },
);
