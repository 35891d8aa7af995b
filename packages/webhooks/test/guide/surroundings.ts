import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { nodeHandler } from "../../src/adapters/node.ts";
import {
  createWebhookReceiver,
  type DeliveryStore,
  type WebhookEvent,
  type WebhookReceiver,
} from "../../src/index.ts";
import { createMemoryStore } from "../../src/stores/memory.ts";
import { postgresMigration } from "../../src/stores/postgres.ts";
import { type SignedDelivery, signDelivery } from "../../src/testing.ts";

// Surroundings of the guide's examples: each name is something that a reader has.

export const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
export const secrets: readonly string[] = [secret];
export const event: WebhookEvent = { webhook_event: "payout.update" };
export const started: WebhookEvent = { webhook_event: "payout.new" };
export const ended: WebhookEvent = { webhook_event: "payout.complete" };

/** A table whose names have no case. */
export const findTenant = async (name: string): Promise<{ id: string; secret: string } | undefined> =>
  name.toLowerCase() === "acme" ? { id: "acme", secret } : undefined;

/** Effects of an example, in order. */
export const effects: unknown[] = [];

export const receiver: WebhookReceiver = createWebhookReceiver({
  secrets,
  deduplicate: { store: createMemoryStore(), consumer: "payouts" },
}).onUnhandled(({ name }) => void effects.push(name));
export const store: DeliveryStore = createMemoryStore();
export const test = (_name: string, run: () => Promise<void>): Promise<void> => run();
export const credit = async (payin: string): Promise<void> => void effects.push(`credit ${payin}`);
export const send = async (topic: string, payload: unknown, id: string): Promise<void> =>
  void effects.push([topic, payload, id]);

const payin = JSON.stringify({ webhook_event: "payin.new", id: "pi_000000000000" });
export const request: SignedDelivery = await signDelivery({ secrets: secret, event: payin });
export const rawBody: string = payin;

export const client: { sendCommand(words: string[]): Promise<unknown> } = {
  sendCommand: async (words: string[]): Promise<unknown> => {
    effects.push(words[0]);
    return null; // nobody has the message
  },
};

let opened: Promise<PGlite> | undefined;
/** Loaded for the examples that use a database. */
async function open(): Promise<PGlite> {
  const { PGlite } = await import("@electric-sql/pglite");
  const database = await PGlite.create();
  await database.exec(`${postgresMigration}create table credit (payin text not null);
    create table payout_step (payout text primary key, step integer not null);`);
  return database;
}
interface Connection {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  release(): void;
  on(): void;
  off(): void;
}

interface Pool extends Pick<Connection, "query"> {
  connect(): Promise<Connection>;
  end(): Promise<void>;
}

/** Takes a statement as `pg` does: a text, or an object with its text and its values. */
const query: Connection["query"] = async (
  sql: string | { text: string; values?: unknown[] },
  values = [],
) => {
  opened ??= open();
  const statement = typeof sql === "string" ? { text: sql, values } : sql;
  return (await opened).query(statement.text, statement.values);
};
const connection = { query, release: () => undefined, on: () => undefined, off: () => undefined };
/** A pool of one connection, with the members of `pg` that stores use. */
export const pool: Pool = {
  query,
  connect: async () => connection,
  end: async () => (await opened)?.close(),
};

export const server: Server = createServer(nodeHandler(receiver)).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
server.unref();
export const url: string = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`; // listening on a port
