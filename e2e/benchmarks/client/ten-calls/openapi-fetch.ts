// The same ten calls by path.
import type { paths } from "@crossborder/types";
import createClient from "openapi-fetch";

const instance_id = "in_000000000001";
const customer_id = "re_000000000001";
const client = createClient<paths>({ baseUrl: "http://127.0.0.1:9" });
const path = { instance_id } as const;

export const results = await Promise.all([
  client.POST("/v1/e/instances/{instance_id}/tos", {
    params: { path },
    body: { idempotency_key: "00000000-0000-4000-8000-000000000001" },
  }),
  client.POST("/v1/instances/{instance_id}/receivers", { params: { path }, body: { first_name: "Ada" } }),
  client.GET("/v1/instances/{instance_id}/customers", { params: { path, query: { limit: 50 } } }),
  client.POST("/v1/instances/{instance_id}/receivers/{receiver_id}/bank-accounts", {
    params: { path: { instance_id, receiver_id: customer_id } },
    body: { type: "pix", name: "Main", pix_key: "k" },
  }),
  client.GET("/v1/instances/{instance_id}/customers/{customer_id}/bank-accounts", {
    params: { path: { instance_id, customer_id } },
  }),
  client.POST("/v1/instances/{instance_id}/quotes", {
    params: { path },
    body: {
      bank_account_id: "ba_000000000001",
      currency_type: "sender",
      cover_fees: false,
      request_amount: 5000,
      network: "base_sepolia",
      token: "USDB",
    },
  }),
  client.POST("/v1/instances/{instance_id}/payouts/evm", {
    params: { path },
    body: { quote_id: "qu_000000000001", sender_wallet_address: "0x01" },
  }),
  client.GET("/v1/instances/{instance_id}/payouts", { params: { path, query: { status: "failed" } } }),
  client.GET("/v1/instances/{instance_id}/transfers", { params: { path, query: { limit: 10 } } }),
  client.GET("/v1/instances/{instance_id}/customers/{customer_id}/blockchain-wallets/sign-message", {
    params: { path: { instance_id, customer_id } },
  }),
]);
