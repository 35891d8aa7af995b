import { call, connect, createClient, fromMinorUnits, quotesCreate } from "@crossborder/client";
import type { paths } from "@crossborder/types";
import { createClient as createHeyClient } from "@hey-api/client-fetch";
import createFetchClient from "openapi-fetch";

const baseUrl = "http://127.0.0.1:9";
const instanceId = "in_000000000001";
const apiKey = "key";
const path = "/v1/instances/{instance_id}/quotes";

const quote = JSON.stringify({
  id: "qu_000000000001",
  expires_at: 1_700_000_000,
  contract: { address: "0x02", functionName: "approve", abi: [{ inputs: [], outputs: [] }] },
});

/** Answers every request with the same quote. */
const fetch = async (): Promise<Response> =>
  new Response(quote, { headers: { "content-type": "application/json" } });

const body = {
  bank_account_id: "ba_000000000001",
  currency_type: "sender",
  cover_fees: false,
  request_amount: fromMinorUnits(5000),
  network: "base_sepolia",
  token: "USDB",
} as const;

const headers = { authorization: `Bearer ${apiKey}` };
const params = { path: { instance_id: instanceId } } as const;

const rawInit = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
const rawFetch = fetch as typeof globalThis.fetch;
const openapiFetch = createFetchClient<paths>({ baseUrl, fetch, headers });
const hey = createHeyClient({ baseUrl, fetch, headers });
const client = createClient({ apiKey, instanceId, baseUrl, fetch });
const connection = connect({ apiKey, instanceId, baseUrl, fetch });

/** One call of the same operation by each client; all of them give a parsed quote. */
export const contenders: Readonly<Record<string, () => Promise<unknown>>> = {
  "raw fetch": async () => {
    const url = `${baseUrl}/v1/instances/${encodeURIComponent(instanceId)}/quotes`;
    return (await rawFetch(url, { ...rawInit, body: JSON.stringify(body) })).json();
  },
  "openapi-fetch": () => openapiFetch.POST(path, { params, body }),
  "@hey-api/client-fetch": () =>
    hey.post({ url: path, path: params.path, body, headers: { "content-type": "application/json" } }),
  "@crossborder/client": () => client.quotes.create(body),
  "@crossborder/client, one operation": () => call(connection, quotesCreate, body),
};
