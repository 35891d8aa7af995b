import { type ClientOptions, createClient } from "@crossborder/client";
import { createSandbox, type Sandbox } from "@crossborder/sandbox";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ElicitRequestSchema, type ElicitResult } from "@modelcontextprotocol/sdk/types.js";
import { createServer, type ServerOptions } from "../../src/index.ts";

/** The person at the agent's side. */
export type Person = (message: string) => ElicitResult | Promise<ElicitResult>;

export const yes: Person = () => ({ action: "accept", content: { confirm: true } });
export const no: Person = () => ({ action: "decline" });

export const PAYING = { allow: ["quotes_create", "payouts_createEvm"] } as const;
export const WALLET = "0x0000000000000000000000000000000000000001";

export interface SessionOptions {
  readonly server?: ServerOptions;
  readonly client?: Partial<ClientOptions>;
  /** Without one, the agent's client cannot ask a person. */
  readonly person?: Person;
  readonly sandbox?: Sandbox;
}

export interface Result {
  readonly isError: boolean;
  readonly text: string;
}

/** An agent of the SDK's own client. */
export class Agent extends Client {
  /** The text that the person read. */
  readonly prompts: string[] = [];

  constructor(person?: Person) {
    super({ name: "agent", version: "1.0.0" }, { capabilities: person ? { elicitation: {} } : {} });
    if (person)
      this.setRequestHandler(ElicitRequestSchema, ({ params }) => {
        this.prompts.push(params.message);
        return person(params.message);
      });
  }

  async call(name: string, input: object = {}): Promise<Result> {
    const { isError, content } = await this.callTool({ name, arguments: { ...input } });
    const texts = (content as { text: string }[]).map(({ text }) => text);
    return { isError: isError === true, text: texts.join("\n") };
  }
}

/** An agent that is connected to a server over the sandbox. */
export interface Session {
  readonly agent: Agent;
  readonly sandbox: Sandbox;
  /** The requests of the server that are no reads. */
  readonly writes: readonly { readonly path: string; readonly body: unknown }[];
  readonly bank_account_id: string;
  /** The input of a quote for the account. */
  readonly quote: object;
}

/** Connects an agent to a server over the sandbox, which has one customer with a bank account. */
export async function openSession(options: SessionOptions = {}): Promise<Session> {
  const { sandbox = createSandbox(), person, server = PAYING } = options;
  const { id: instanceId, apiKey } = sandbox.instances.development;
  const writes: { path: string; body: unknown }[] = [];
  const fetch: typeof sandbox.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "GET")
      writes.push({ path: new URL(request.url).pathname, body: await bodyOf(request.clone()) });
    return sandbox.fetch(request);
  };
  const connection = { instanceId, apiKey, baseUrl: "http://sandbox.test", fetch };
  const agent = new Agent(person);
  const [one, other] = InMemoryTransport.createLinkedPair();
  await createServer(createClient({ ...connection, ...options.client }), server).connect(one);
  await agent.connect(other);
  const { bank_account_id } = await sandbox.fixtures.bankAccount({});
  const price = { currency_type: "sender", cover_fees: false, network: "base_sepolia", token: "USDB" };
  const quote = { bank_account_id, request_amount: 5000, ...price };
  return { agent, sandbox, writes, bank_account_id, quote };
}

/** JSON, or the text of a form. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return request.headers.get("content-type") === "application/json" ? JSON.parse(text) : text;
}

/** A quote that was created by the tool and approved by the sender's wallet: the input of its payout. */
export async function approvedQuote({
  agent,
  sandbox,
  quote,
}: Session): Promise<{ quote_id: string; sender_wallet_address: string }> {
  const { text } = await agent.call("quotes_create", quote);
  const { id: quote_id } = JSON.parse(text);
  await sandbox.control.approvals.create({ quote_id });
  return { quote_id, sender_wallet_address: WALLET };
}
