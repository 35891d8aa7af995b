import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { type Control, createControl, type JournalEntry } from "../../src/index.ts";
import { State } from "../../src/state/state.ts";
import { killAll, type ReadyLine, startSandbox } from "./start-sandbox.ts";

/** Number of times that the process is killed. */
const { seed, numRuns: KILLS } = search(3);
const WORKERS = 8;

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-kill-"));
});
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

/** IDs that the service has acknowledged: of what it made, and of quotes that it executed, by the payout. */
interface Acknowledged {
  readonly made: Map<string, "customers" | "bank_accounts" | "quotes" | "payouts">;
  readonly executed: Map<string, string>;
  /** Quotes whose execution was sent and not answered. */
  readonly unknown: Set<string>;
}

type Send = (path: string, body: object) => Promise<Record<string, string>>;

function senderFor({ url, instances, controlToken }: ReadyLine): Send {
  const [{ id, apiKey } = { id: "", apiKey: "" }] = instances;
  return async (path, body) => {
    const isControl = path.startsWith("/__sandbox");
    const response = await fetch(isControl ? `${url}${path}` : `${url}${path.replace("{instance}", id)}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${isControl ? controlToken : apiKey}`,
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
}

/** Runs payout flows until the process is gone, and notes what was acknowledged. */
async function work(send: Send, { made, executed, unknown }: Acknowledged): Promise<void> {
  try {
    const { url = "" } = await send("/v1/e/instances/{instance}/tos", {
      idempotency_key: crypto.randomUUID(),
    });
    const terms = await send("/__sandbox/tos/accept", { url });
    const customer = await send("/v1/instances/{instance}/receivers", terms);
    made.set(customer.id ?? "", "customers");
    const bank = { type: "pix", name: "A", pix_key: "a" };
    const account = await send(`/v1/instances/{instance}/receivers/${customer.id}/bank-accounts`, bank);
    made.set(account.id ?? "", "bank_accounts");
    for (;;) {
      const input = {
        currency_type: "sender",
        cover_fees: false,
        request_amount: 5000,
        network: "sepolia",
        token: "USDB",
      };
      const quote = await send("/v1/instances/{instance}/quotes", { ...input, bank_account_id: account.id });
      made.set(quote.id ?? "", "quotes");
      await send("/__sandbox/approvals", { quote_id: quote.id ?? "" });
      unknown.add(quote.id ?? "");
      const payout = await send("/v1/instances/{instance}/payouts/evm", {
        quote_id: quote.id,
        sender_wallet_address: "0x0000000000000000000000000000000000000001",
      });
      unknown.delete(quote.id ?? "");
      made.set(payout.id ?? "", "payouts");
      executed.set(quote.id ?? "", payout.id ?? "");
    }
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error; // the process is gone
  }
}

interface Everything {
  readonly entries: readonly JournalEntry[];
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

/** The journal and the state at the same moment: payouts go on moving between two calls. */
async function readAll(control: Control): Promise<Everything> {
  for (;;) {
    const { entries } = await control.journal.list();
    const { tables } = await control.snapshot.get();
    const later = await control.journal.list({ after: entries.at(-1)?.seq ?? 0 });
    if (later.entries.length === 0) return { entries, tables };
  }
}

/** Checks everything that must be true of a sandbox that was killed and started again. */
function check({ entries, tables }: Everything, acknowledged: Acknowledged): void {
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
  const state = new State(entries);
  for (const [table, rows] of Object.entries(tables)) expect(state.list(table as "quotes")).toEqual(rows);
  for (const [id, table] of acknowledged.made)
    expect(state.get(table, id), `${id} was acknowledged`).toBeDefined();
  const payouts = state.list("payouts");
  for (const [quoteId, payoutId] of acknowledged.executed) {
    expect(state.get("quotes", quoteId)?.state).toBe("used");
    expect(payouts.filter(({ quote_id }) => quote_id === quoteId).map(({ id }) => id)).toEqual([payoutId]);
  }
  // Nothing half-done: a quote is used if and only if it has its one payout, also where no answer came.
  for (const { id, state: quoteState } of state.list("quotes"))
    expect(payouts.filter(({ quote_id }) => quote_id === id)).toHaveLength(quoteState === "used" ? 1 : 0);
  for (const { customer_id } of state.list("bank_accounts"))
    expect(state.get("customers", customer_id)).toBeDefined();
}

test(`nothing acknowledged is lost and nothing half-done is seen when the process is killed ${KILLS} times (seed ${seed})`, async () => {
  const args = ["--data-file", join(folder, "sandbox.db"), "--seed", String(seed)];
  const acknowledged: Acknowledged = { made: new Map(), executed: new Map(), unknown: new Set() };
  let chance = seed;
  for (let kills = 0; kills <= KILLS; kills += 1) {
    const sandbox = await startSandbox(args);
    check(await readAll(createControl(sandbox)), acknowledged);
    if (kills === KILLS) {
      await sandbox.kill();
      break;
    }
    const workers = Array.from({ length: WORKERS }, () => work(senderFor(sandbox), acknowledged));
    const before = acknowledged.executed.size;
    await expect
      .poll(() => acknowledged.executed.size, { timeout: 60_000, interval: 5 })
      .toBeGreaterThan(before);
    chance = (chance * 48271 + 11) % 2147483647;
    await new Promise((resolve) => setTimeout(resolve, chance % 100));
    await sandbox.kill();
    await Promise.all(workers);
  }
  expect(acknowledged.executed.size).toBeGreaterThanOrEqual(KILLS);
});

describe("the command", () => {
  test("prints one line of JSON when it is ready, and ends with SIGTERM", async () => {
    const sandbox = await startSandbox([]);
    const { url, controlToken, instances } = sandbox;
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(controlToken).toMatch(/\S{16,}/);
    expect(instances).toEqual([
      { id: expect.stringMatching(/^in_.{12}$/), kind: "development", apiKey: expect.any(String) },
      { id: expect.stringMatching(/^in_.{12}$/), kind: "production", apiKey: expect.any(String) },
    ]);
    const exited = once(sandbox.process, "exit");
    sandbox.process.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("says at its end what the run relied on (%s)", async (signal) => {
    const sandbox = await startSandbox([]);
    let printed = "";
    sandbox.process.stderr?.on("data", (part) => {
      printed += part;
    });
    const [{ id, apiKey } = { id: "", apiKey: "" }] = sandbox.instances;
    const headers = { authorization: `Bearer ${apiKey}` };
    for (let count = 0; count < 2; count += 1)
      await fetch(`${sandbox.url}/v1/instances/${id}/customers`, { headers });
    const closed = once(sandbox.process, "close");
    sandbox.process.kill(signal);
    await closed;
    expect(printed).toBe(
      "Responses relied on behavior that the service's document does not state:\n" +
        "  customers.list (2): What fields a customer record has is not shown.\n",
    );
  });

  test.each([
    [["--port", "http"], 'Unknown value "http" for --port'],
    [["--prot", "1"], 'Unknown option "--prot". Did you mean "--port"?'],
    [["--verbose=1"], 'Unknown option "--verbose". Use --port, --host, --data-file, '],
    [["--control-token", ""], "--control-token is empty. Give it a value, or leave it out."],
    [["--data-file="], "--data-file is empty"],
    [["--data-file", "/nowhere/at/all.db"], "Check that the folder exists"],
    [["--data=sandbox.db"], "--data was renamed to --data-file."],
  ])("rejects %j with what is wrong", async (args, message) => {
    await expect(startSandbox(args)).rejects.toThrow(message);
  });
});
