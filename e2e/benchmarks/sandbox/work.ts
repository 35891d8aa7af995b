import type { LoadOptions, Send } from "./load.ts";
import type { BenchServer } from "./start-server.ts";

/** Every so many turns a connection pays out, from the quote to the payout. */
const PAYOUT_EVERY = 20;

interface Paying {
  readonly bankAccountId: string;
}

const quoteOf = ({ bankAccountId }: Paying) => ({
  bank_account_id: bankAccountId,
  currency_type: "sender",
  cover_fees: false,
  request_amount: 5000,
  network: "base_sepolia",
  token: "USDB",
});

/** A control call of the sandbox. */
export async function control(
  { url, controlToken }: BenchServer,
  path: string,
  body: object = {},
): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${controlToken}`, "content-type": "application/json" };
  const response = await fetch(`${url}/__sandbox/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

/** Puts a customer with a bank account into the sandbox. */
export async function prepare(server: BenchServer): Promise<Paying> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const headers = { authorization: `Bearer ${server.apiKey}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(`${server.url}${path}`, init)).json() as Promise<Record<string, string>>;
  };
  const { instanceId } = server;
  const { url = "" } = await post(`/v1/e/instances/${instanceId}/tos`, {
    idempotency_key: crypto.randomUUID(),
  });
  const { tos_id } = await control(server, "terms/accept", { url });
  const at = `/v1/instances/${instanceId}/receivers`;
  const { id } = await post(at, { tos_id, first_name: "Ada", last_name: "Example" });
  const account = await post(`${at}/${id}/bank-accounts`, {
    type: "pix",
    name: "Main",
    pix_key: "ada@example.com",
  });
  return { bankAccountId: account.id ?? "" };
}

/** Reads and writes as an integration does: two reads for each quote, and now and then a whole payout. */
export function mixedWork(server: BenchServer, paying: Paying): LoadOptions["work"] {
  const at = `/v1/instances/${server.instanceId}`;
  return async (send, turn) => {
    if (turn % PAYOUT_EVERY === 0) return payOut(server, send, paying);
    if (turn % 3 === 0) return void (await send("POST", `${at}/quotes`, quoteOf(paying)));
    await send("GET", turn % 3 === 1 ? `${at}/customers?limit=10` : `${at}/payouts?limit=10`);
  };
}

async function payOut(server: BenchServer, send: Send, paying: Paying): Promise<void> {
  const at = `/v1/instances/${server.instanceId}`;
  const { id: quote_id } = await send("POST", `${at}/quotes`, quoteOf(paying));
  await control(server, "approvals", { quote_id });
  await send("POST", `${at}/payouts/evm`, {
    quote_id,
    sender_wallet_address: "0x0000000000000000000000000000000000000001",
  });
}

/** The same mix against routes that do nothing. */
export function bareWork(server: BenchServer): LoadOptions["work"] {
  const paying = { bankAccountId: "ba_000000000000" };
  const at = `/v1/instances/${server.instanceId}`;
  return async (send, turn) => {
    if (turn % 3 === 0) await send("POST", `${at}/quotes`, quoteOf(paying));
    else await send("GET", `${at}/customers?limit=10`);
  };
}
