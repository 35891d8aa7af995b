import { amount, call, createClient, createClientCore, quotesCreate } from "@crossborder/client";
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

/** Fifty payouts, about 17 kB. */
const payouts = JSON.stringify(
  Array.from({ length: 50 }, (_, index) => ({
    id: `po_${String(index).padStart(12, "0")}`,
    status: "completed",
    sender_wallet_address: "0x0000000000000000000000000000000000000001",
    tracking_payment: { step: "completed", provider_name: "bank", completed_at: "2026-01-01T00:00:00Z" },
    tracking_complete: { step: "completed", transaction_hash: "0x02", completed_at: "2026-01-01T00:00:00Z" },
    created_at: "2026-01-01T00:00:00Z",
  })),
);

const customers = JSON.stringify([{ id: "re_000000000001", type: "individual", kyc_status: "approved" }]);

/** Answers every request with the same quote, or the same lists. */
const fetch = async (input: string | URL | Request): Promise<Response> => {
  const url = input instanceof Request ? input.url : String(input);
  const body = url.endsWith("/payouts") ? payouts : url.endsWith("/customers") ? customers : quote;
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

const headers = { authorization: `Bearer ${apiKey}` };
const params = { path: { instance_id: instanceId } } as const;

const rawInit = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
const rawFetch = fetch as typeof globalThis.fetch;
const openapiFetch = createFetchClient<paths>({ baseUrl, fetch, headers });
const hey = createHeyClient({ baseUrl, fetch, headers });
const client = createClient({ apiKey, instanceId, baseUrl, fetch });
const core = createClientCore({ apiKey, instanceId, baseUrl, fetch });

interface CallCase {
  readonly title: string;
  /** One call of the same operation by each client, by the client's name. */
  readonly contenders: Readonly<Record<string, () => Promise<unknown>>>;
  /** Stands in every right result. */
  readonly mark: string;
}

/** Lists with each client. */
function listsOf(
  name: "customers" | "payouts",
  ours: () => Promise<unknown>,
): Readonly<Record<string, () => Promise<unknown>>> {
  const address = `/v1/instances/{instance_id}/${name}` as const;
  return {
    "raw fetch": async () => {
      const url = `${baseUrl}/v1/instances/${encodeURIComponent(instanceId)}/${name}`;
      return (await rawFetch(url, { headers })).json();
    },
    "openapi-fetch": () => openapiFetch.GET(address, { params }),
    "@hey-api/client-fetch": () => hey.get({ url: address, path: params.path }),
    "@crossborder/client": ours,
    "@crossborder/client, fetchClient": () => client.fetchClient.GET(address, { params }),
  };
}

/** Calls that are compared. */
export const callCases: readonly CallCase[] = [
  {
    title: "create a quote",
    mark: "qu_000000000001",
    contenders: {
      "raw fetch": async () => {
        const url = `${baseUrl}/v1/instances/${encodeURIComponent(instanceId)}/quotes`;
        return (await rawFetch(url, { ...rawInit, body: JSON.stringify(body) })).json();
      },
      "openapi-fetch": () => openapiFetch.POST(path, { params, body }),
      "@hey-api/client-fetch": () =>
        hey.post({ url: path, path: params.path, body, headers: { "content-type": "application/json" } }),
      "@crossborder/client": () => client.quotes.create(body),
      "@crossborder/client, fetchClient": () => client.fetchClient.POST(path, { params, body }),
      "@crossborder/client, one operation": () => call(core, quotesCreate, body),
    },
  },
  {
    title: "list one",
    mark: "re_000000000001",
    contenders: listsOf("customers", () => client.customers.listAll()),
  },
  {
    title: "list fifty",
    mark: "po_000000000049",
    contenders: listsOf("payouts", () => client.payouts.listAll()),
  },
];
