import { amount, createClient } from "@crossborder/client";
import type { paths } from "@crossborder/types";
import createFetchClient from "openapi-fetch";
import { awaiting, printMachine, race, round } from "../harness/turns.ts";
import { measureParts, measureSizes } from "./bundles.ts";

// `pnpm bench:client`: calls of several clients over a fetch that answers at once, and the size of their bundles.
const ROUNDS = 60;
const baseUrl = "http://127.0.0.1:9";
const instanceId = "in_000000000001";
const headers = { authorization: "Bearer key" };
const params = { path: { instance_id: instanceId } } as const;

const BODIES = {
  quotes: {
    id: "qu_000000000001",
    expires_at: 1_700_000_000,
    contract: { address: "0x02", functionName: "approve", abi: [{ inputs: [], outputs: [] }] },
  },
  /** About 17 kB. */
  payouts: Array.from({ length: 50 }, (_, index) => ({
    id: `po_${String(index).padStart(12, "0")}`,
    status: "completed",
    sender_wallet_address: "0x0000000000000000000000000000000000000001",
    tracking_payment: { step: "completed", provider_name: "bank", completed_at: "2026-01-01T00:00:00Z" },
    tracking_complete: { step: "completed", transaction_hash: "0x02", completed_at: "2026-01-01T00:00:00Z" },
    created_at: "2026-01-01T00:00:00Z",
  })),
};

/** By the last part of the address, as text: no client waits for JSON to be written. */
const responses = new Map(Object.entries(BODIES).map(([name, body]) => [name, JSON.stringify(body)]));
const fetch = async (input: string | URL | Request): Promise<Response> => {
  const url = input instanceof Request ? input.url : String(input);
  const body = responses.get(url.slice(url.lastIndexOf("/") + 1)) ?? null;
  return new Response(body, { headers: { "content-type": "application/json" } });
};

const body = {
  bank_account_id: "ba_000000000001",
  currency_type: "sender",
  cover_fees: false,
  request_amount: amount(5000),
  network: "base_sepolia",
  token: "USDB",
} as const;

const rawFetch = fetch as typeof globalThis.fetch;
const rawInit = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
const urlOf = (name: string): string => `${baseUrl}/v1/instances/${encodeURIComponent(instanceId)}/${name}`;
const openapiFetch = createFetchClient<paths>({ baseUrl, fetch, headers });
const client = createClient({ apiKey: "key", instanceId, baseUrl, fetch });

type Contenders = Readonly<Record<string, () => Promise<unknown>>>;

/** One call of the same operation by each client, and a text in every correct result. */
const CALLS: Readonly<Record<string, readonly [mark: string, contenders: Contenders]>> = {
  "create a quote": [
    "qu_000000000001",
    {
      "raw fetch": async () =>
        (await rawFetch(urlOf("quotes"), { ...rawInit, body: JSON.stringify(body) })).json(),
      "openapi-fetch": () => openapiFetch.POST("/v1/instances/{instance_id}/quotes", { params, body }),
      "@crossborder/client": () => client.quotes.create(body),
      "client.fetchClient": () =>
        client.fetchClient.POST("/v1/instances/{instance_id}/quotes", { params, body }),
    },
  ],
  "list fifty": [
    "po_000000000049",
    {
      "raw fetch": async () => (await rawFetch(urlOf("payouts"), { headers })).json(),
      "openapi-fetch": () => openapiFetch.GET("/v1/instances/{instance_id}/payouts", { params }),
      "@crossborder/client": () => client.payouts.listAll(),
      "client.fetchClient": () => client.fetchClient.GET("/v1/instances/{instance_id}/payouts", { params }),
    },
  ],
};

for (const [title, [mark, contenders]] of Object.entries(CALLS)) {
  for (const [name, call] of Object.entries(contenders))
    if (!JSON.stringify(await call()).includes(mark)) throw new Error(`${name} does not give ${mark}.`); // it would be fast
  const racers = Object.entries(contenders).map(([name, call]) => [name, awaiting(call)]);
  const options = { peer: "openapi-fetch", rounds: ROUNDS, roundMicroseconds: 10_000 };
  const costs = await race(Object.fromEntries(racers), options);
  printMachine(`${title}: CPU time, medians of ${ROUNDS} rounds in turns, and of ${options.peer}'s.`);
  const rows = Object.entries(costs).map(([name, { microseconds, ratio }]) => [
    name,
    { microseconds: round(microseconds), ratio: round(ratio) },
  ]);
  console.table(Object.fromEntries(rows));
}

const sizes = Object.entries(await measureSizes()).map(([name, bytes]) => [name, round(bytes / 1000)]);
console.log("Bundles in kB, gzipped, and the parts of that of one operation in percent.");
console.table(Object.fromEntries(sizes));
console.table(await measureParts());
