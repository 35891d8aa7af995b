import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSandbox, type RunningSandbox, serveSandbox } from "../src/index.ts";
import { createWallet } from "./support/wallet.ts";

// The service as a stranger's client sees it: plain requests over a socket, and only the server of our own packages.

type Json = Record<string, unknown>;
interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly raw: string;
}

const sandbox = createSandbox();
const { development, production } = sandbox.instances;
const deliveries: Delivery[] = [];
let running: RunningSandbox;
let endpoint: Server;
let secret = "";
/** Records that the flow made, by name. */
const made: Record<"customer" | "account" | "quote" | "payout" | "wallet" | "payin", Json> = {
  customer: {},
  account: {},
  quote: {},
  payout: {},
  wallet: {},
  payin: {},
};
let tosId = "";

async function send(method: string, path: string, body?: unknown, key = development.apiKey): Promise<Json> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json; charset=utf-8" };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return (await fetch(`${running.url}${path}`, init)).json() as Promise<Json>;
}
const at = (path: string) => `/v1/instances/${development.id}/${path}`;
const control = (path: string, body: Json) => send("POST", `/__sandbox/${path}`, body, sandbox.controlToken);

const quoteOf = (change: Json = {}) => ({
  bank_account_id: made.account.id,
  currency_type: "sender",
  cover_fees: false,
  request_amount: 5000,
  network: "sepolia",
  token: "USDB",
  ...change,
});

async function acceptTerms(instance: { id: string; apiKey: string }): Promise<string> {
  const link = await send(
    "POST",
    `/v1/e/instances/${instance.id}/tos`,
    { idempotency_key: crypto.randomUUID() },
    instance.apiKey,
  );
  const page = await fetch(String(link.url), { method: "POST" });
  return /to_\w+/.exec(await page.text())?.[0] ?? "";
}

beforeAll(async () => {
  running = await serveSandbox(sandbox, { port: 0 });
  endpoint = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    deliveries.push({ headers: request.headers, raw: Buffer.concat(parts).toString() });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
  const { port } = endpoint.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/hook`;
  secret = String((await control("webhook-endpoints", { instance_id: development.id, url })).secret);

  tosId = await acceptTerms(development);
  made.customer = await send("POST", at("receivers"), { tos_id: tosId, first_name: "Ada", last_name: "Ex" });
  const wallets = at(`customers/${made.customer.id}/blockchain-wallets`);
  const { message } = await send("GET", `${wallets}/sign-message`);
  made.wallet = await send("POST", wallets, { signature: createWallet().sign(String(message)) });
  const account = { type: "pix", name: "Main", pix_key: "ada@example.com" };
  made.account = await send("POST", at(`receivers/${made.customer.id}/bank-accounts`), account);
  made.quote = await send("POST", at("quotes"), quoteOf());
  const sender_wallet_address = made.wallet.address;
  await control("approvals", { quote_id: made.quote.id, sender_wallet_address });
  made.payout = await send("POST", at("payouts/evm"), { quote_id: made.quote.id, sender_wallet_address });
  made.payin = await control("payins", {
    instance_id: development.id,
    customer_id: made.customer.id,
    bank_account_id: made.account.id,
    payment_method: "ach",
    network: "base",
    token: "USDB",
  });
  await control("payables", { instance_id: development.id, kind: "boleto" });
  await control("transfers", { instance_id: development.id });
  await control("clock/advance", { seconds: 2 });
  await sandbox.deliveries();
});
afterAll(async () => {
  endpoint.close();
  await running.close();
});

describe("IDs", () => {
  test.each([
    ["re_", () => made.customer.id],
    ["ba_", () => made.account.id],
    ["bw_", () => made.wallet.id],
    ["qu_", () => made.quote.id],
    ["po_", () => made.payout.id],
    ["pi_", () => made.payin.id],
    ["to_", () => tosId],
    ["in_", () => development.id],
  ])("of %s have 15 characters", (prefix, id) => {
    expect(id()).toMatch(new RegExp(`^${prefix}.{12}$`));
  });
});

describe("a quote", () => {
  test("has a contract to approve, and lives for five minutes", () => {
    const { contract, expires_at } = made.quote;
    const text = expect.stringMatching(/^0x[0-9a-f]{40}$/i);
    const approve = { address: text, serviceContractAddress: text, abi: expect.any(Array) };
    expect(contract).toMatchObject({ ...approve, network: "sepolia", amount: expect.anything() });
    expect(Math.abs(Date.parse(String(expires_at)) - Date.now() - 300_000)).toBeLessThan(30_000);
  });

  test.each(["sepolia", "base_sepolia", "arbitrum_sepolia", "polygon_amoy"])(
    "is given on the test network %s",
    async (network) =>
      expect(await send("POST", at("quotes"), quoteOf({ network }))).toHaveProperty("contract"),
  );

  test.each(["USDC", "USDT"])("is given for %s on a production instance", async (token) => {
    const path = (rest: string) => `/v1/instances/${production.id}/${rest}`;
    const tos_id = await acceptTerms(production);
    const customer = await send("POST", path("receivers"), { tos_id }, production.apiKey);
    const bank = { type: "pix", name: "Main", pix_key: "a" };
    const accounts = path(`receivers/${customer.id}/bank-accounts`);
    const account = await send("POST", accounts, bank, production.apiKey);
    const quote = quoteOf({ bank_account_id: account.id, token, network: "base" });
    const before = await send("POST", path("quotes"), quote, production.apiKey);
    expect(before.code).toBe("BANK_ACCOUNTS_NOT_APPROVED");
    await control(`bank-accounts/${account.id}`, { status: "approved" });
    await control(`customers/${customer.id}`, { status: "approved" });
    expect(await send("POST", path("quotes"), quote, production.apiKey)).toHaveProperty("contract");
  });
});

describe("a payout", () => {
  test("may be paid for by a wallet that was registered", () => {
    expect(made.payout).toMatchObject({ status: "processing", sender_wallet_address: made.wallet.address });
  });
});

describe("lists", () => {
  test.each([
    ["customers", 100],
    ["payins", 10],
    ["payouts", 10],
    ["payables", 10],
    ["transfers", 10],
  ] as const)("%s: pages of %i by default, and an array without a page", async (name, size) => {
    const own = createSandbox();
    const url = `http://sandbox.test/v1/instances/${development.id}/${name}`;
    const headers = { authorization: `Bearer ${development.apiKey}` };
    const read = async (query: string) => (await own.fetch(`${url}${query}`, { headers })).json();
    const { tables, ...state } = await sandbox.control.snapshot.get();
    const [row] = tables[name] as [{ id: string }];
    const id = (count: number) => row.id.slice(0, 12) + String(count).padStart(3, "0");
    const rows = Array.from({ length: size + 2 }, (_, count) => ({ ...row, id: id(count) }));
    await own.control.snapshot.restore({ ...state, tables: { ...tables, [name]: rows } });
    const all = name === "transfers" ? (await read("?limit=1000")).data : await read("?offset=7");
    expect(all).toHaveLength(size + 2);
    const page = await read(`?starting_after=${all[0].id}&offset=7`);
    expect(page.data).toEqual(all.slice(1, size + 1));
    expect(page.pagination).toEqual({ has_more: true, next_page: all[size].id, prev_page: all[0].id });
  });

  test.each([
    ["status", () => "approved", "rejected"],
    ["type", () => "pix", "ach"],
    ["name", () => "Main", "main"],
    ["bank_account_id", () => made.account.id, "ba_000000000000"],
    ["country", () => "BR", "US"],
  ])("bank accounts by %s", async (name, right, wrong) => {
    const path = at(`customers/${made.customer.id}/bank-accounts`);
    expect(await send("GET", `${path}?${name}=${right()}&limit=10`)).toEqual([made.account]);
    expect(await send("GET", `${path}?${name}=${wrong}`)).toEqual([]);
  });

  const us = { routing_number: "021000021", account_number: "1" };
  test.each([
    ["ach", "US", us],
    ["wire", "US", us],
    ["pix", "BR", { pix_key: "a" }],
    ["spei_partner", "MX", { spei_clabe: "1" }],
    ["ach_cop_partner", "CO", { ach_cop_bank_code: "1", ach_cop_bank_account: "1" }],
    ["transfers_partner", "AR", { transfers_account: "a" }],
    [
      "international_swift",
      "DE",
      { swift_code_bic: "A", swift_account_number_iban: "1", swift_bank_country: "DE" },
    ],
  ])("an account of %s is in %s", async (type, country, fields) => {
    const customer = await send("POST", at("receivers"), { tos_id: tosId });
    const path = at(`customers/${customer.id}/bank-accounts`);
    const account = await send("POST", path, { type, name: "A", ...fields });
    expect(await send("GET", `${path}?country=${country}`)).toEqual([account]);
    expect(await send("GET", `${path}?country=FR`)).toEqual([]);
  });

  test.each([
    ["customer_id", () => made.customer.id, "re_000000000000"],
    ["status", () => "processing", "failed"],
    ["customer_name", () => "aDA", "eve"],
    ["bank_account_id", () => made.account.id, "ba_000000000000"],
    ["country", () => "BR", "US"],
    ["payment_method", () => "ach", "pix"],
    ["network", () => "base", "bas"],
    ["token", () => "USDB", "USDC"],
  ])("payins by %s", async (name, right, wrong) => {
    expect(await send("GET", at(`payins?${name}=${right()}`))).toHaveLength(1);
    expect(await send("GET", at(`payins?${name}=${wrong}`))).toHaveLength(0);
  });

  test.each([
    ["customer_id", () => made.customer.id, "re_000000000000"],
    ["status", () => "completed", "failed"],
    ["customer_name", () => "aDA", "eve"],
    ["bank_account_id", () => made.account.id, "ba_000000000000"],
    ["country", () => "BR", "US"],
    ["payment_method", () => "pix", "ach"],
    ["network", () => "sepolia", "sepoli"],
    ["token", () => "USDB", "USDC"],
  ])("payouts by %s", async (name, right, wrong) => {
    expect(await send("GET", at(`payouts?${name}=${right()}`))).toHaveLength(1);
    expect(await send("GET", at(`payouts?${name}=${wrong}`))).toHaveLength(0);
  });
});

describe("events", () => {
  const bodyOf = (event: string) =>
    deliveries.map(({ raw }) => JSON.parse(raw) as Json).find((body) => body.webhook_event === event);

  test("are signed over the raw body with the secret of the endpoint, each under its own ID", () => {
    const ofFlow = deliveries.slice(0, 6); // other tests make more
    expect(ofFlow.map(({ raw }) => JSON.parse(raw).webhook_event).sort()).toEqual([
      "bankAccount.new",
      "blockchainWallet.new",
      "payin.new",
      "payout.complete",
      "payout.new",
      "payout.update",
    ]);
    for (const { headers, raw } of ofFlow) {
      const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = headers;
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const mac = createHmac("sha256", key).update(`${id}.${time}.${raw}`).digest("base64");
      expect(signature).toBe(`v1,${mac}`);
      expect(headers["content-type"]).toContain("application/json");
    }
    expect(new Set(ofFlow.map(({ headers }) => headers["webhook-id"])).size).toBe(6);
  });

  test.each([
    ["blockchainWallet.new", () => made.wallet],
    ["bankAccount.new", () => made.account],
    ["payin.new", () => made.payin],
    ["payout.new", () => made.payout],
  ])("%s carries the record", (event, record) => {
    expect(bodyOf(event)).toEqual({ webhook_event: event, ...record() });
  });

  test.each([
    ["payout.update", "processing"],
    ["payout.complete", "completed"],
  ])("%s carries the payout as it then is", (event, status) => {
    expect(bodyOf(event)).toEqual({ webhook_event: event, ...made.payout, status });
  });
});

test("a rejection has the six fields of the envelope", async () => {
  expect(await send("GET", at("nothing"))).toEqual({
    success: false,
    code: "REQUEST_REJECTED",
    message: expect.any(String),
    description: expect.any(String),
    errors: [],
    trace_id: expect.any(String),
  });
});

test("a server on a port that is taken says so", async () => {
  const first = await serveSandbox(createSandbox(), { port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(serveSandbox(createSandbox(), { port })).rejects.toThrow("EADDRINUSE");
  await first.close();
});
