import { amount, type Client, createClient } from "@crossborder/client";
import {
  createControl,
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  serveSandbox,
} from "../../src/index.ts";

export const WALLET = "0x00000000000000000000000000000000000000aA";

/** A sandbox, a client of its development instance, and how they are reached. */
export interface Scene {
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly control: Sandbox["control"];
  readonly url: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** In process, or over a socket. */
export type Way = "in process" | "over HTTP";
export const WAYS: readonly Way[] = ["in process", "over HTTP"];

export async function openScene(
  way: Way = "in process",
  options: SandboxOptions = {},
  sandbox: Sandbox = createSandbox(options),
): Promise<Scene> {
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const running = way === "over HTTP" ? await serveSandbox(sandbox, { port: 0 }) : undefined;
  const baseUrl = running?.url ?? "http://127.0.0.1:4010";
  const send = running ? globalThis.fetch : sandbox.fetch;
  return {
    sandbox,
    url: baseUrl,
    client: createClient({ apiKey, instanceId, baseUrl, fetch: send, dangerouslyAllowBrowser: true }),
    control: createControl({ url: baseUrl, controlToken: sandbox.controlToken, fetch: send }),
    fetch: (path, init = {}) =>
      send(`${baseUrl}${path}`, { ...init, headers: { authorization: `Bearer ${apiKey}`, ...init.headers } }),
    close: async () => (running ? running.close() : sandbox.close()),
  };
}

/** Sends JSON and gives the status with the parsed body. */
export async function post(
  scene: Scene,
  path: string,
  body: unknown,
): Promise<{ status: number; body: Envelope }> {
  const headers = { "content-type": "application/json" };
  const response = await scene.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Envelope };
}

export interface Envelope {
  readonly id: string;
  readonly code?: string;
  readonly message?: string;
  readonly description?: string;
  readonly errors?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Paths of the development instance. */
export const pathOf = (scene: Scene, rest: string): string =>
  `/v1/instances/${scene.sandbox.instances.development.id}/${rest}`;

/** A customer whose terms were accepted. */
export async function addCustomer(
  { client, control }: Scene,
  fields: object = { first_name: "Ada", last_name: "Example" },
) {
  const { url } = await client.tos.create({ idempotency_key: crypto.randomUUID() });
  const { tos_id } = await control.tos.accept({ url });
  return client.customers.create({ tos_id, type: "individual", ...fields });
}

export async function addAccount(scene: Scene, customerId?: `re_${string}`) {
  const receiver_id = customerId ?? (await addCustomer(scene)).id;
  return scene.client.bankAccounts.create({
    receiver_id,
    type: "pix",
    name: "Main account",
    pix_key: "ada@example.com",
  });
}

export function quoteInput(bank_account_id: `ba_${string}`, request_amount = 5000) {
  return {
    bank_account_id,
    currency_type: "sender",
    cover_fees: false,
    request_amount: amount(request_amount),
    network: "base_sepolia",
    token: "USDB",
  } as const;
}

/** A quote whose token spend is approved. */
export async function addApprovedQuote(scene: Scene, amount?: number) {
  const account = await addAccount(scene);
  const quote = await scene.client.quotes.create(quoteInput(account.id, amount));
  await scene.control.approvals.create({ quote_id: quote.id });
  return quote;
}
