import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import type { DeliveryStore } from "../../src/index.ts";
import { createMemoryStore } from "../../src/stores/memory.ts";
import {
  createPostgresInbox,
  createPostgresStore,
  fromPglite,
  postgresMigration,
} from "../../src/stores/postgres.ts";
import { createSqliteStore } from "../../src/stores/sqlite.ts";

/** Moment when a process crashes. */
export type Crash = "before the work" | "between work and mark" | "between mark and answer";

/** One way to work on a message. */
export interface Strategy {
  readonly name: string;
  /** Works on a delivery of the one message; true if the sender learns that it succeeded. */
  deliver(crash?: Crash): Promise<boolean>;
  /** Starts the process anew, with what is left of its store. */
  restart(): void;
  /** Lets the claims of dead holders end. */
  endLeases(): void;
  /** Resolves with the number of times that the work took effect. */
  effects(): Promise<number>;
  close(): Promise<void>;
}

type Open = () => Promise<Strategy>;

const LEASE_MS = 1000;
const nothing = () => undefined;
const closed = async (): Promise<void> => undefined;

/** Responds before it works: after a crash the message is never delivered again. */
const answerFirst: Open = async () => {
  let done = 0;
  return {
    name: "answer first, work later",
    async deliver(crash) {
      if (crash !== "before the work") done++;
      return true;
    },
    restart: nothing,
    endLeases: nothing,
    effects: async () => done,
    close: closed,
  };
};

const noStore: Open = async () => {
  let done = 0;
  return {
    name: "no store",
    async deliver(crash) {
      if (crash === "before the work") return false;
      done++;
      return crash === undefined;
    },
    restart: nothing,
    endLeases: nothing,
    effects: async () => done,
    close: closed,
  };
};

/** Works under a lease, outside of the store. */
function lease(
  name: string,
  open: (now: () => number) => DeliveryStore,
  { close = closed, isVolatile = false } = {},
): Strategy {
  let time = 0;
  let done = 0;
  let holders = 0;
  let store = open(() => time);
  return {
    name,
    async deliver(crash) {
      const token = `holder ${++holders}`;
      const claim = await store.claim("msg_1", { token, leaseMs: LEASE_MS });
      if (claim !== "claimed") return claim === "done";
      if (crash === "before the work") return false;
      done++;
      if (crash === "between work and mark") return false;
      await store.complete("msg_1", token, 600_000);
      return crash === undefined;
    },
    restart() {
      if (isVolatile) store = open(() => time);
    },
    endLeases() {
      time += LEASE_MS + 1;
    },
    effects: async () => done,
    close,
  };
}

const memory: Open = async () =>
  lease("lease: memory", (now) => createMemoryStore({ now }), { isVolatile: true });

const sqlite: Open = async () => {
  const database = new DatabaseSync(":memory:");
  return lease("lease: SQLite", (now) => createSqliteStore({ database, now }), {
    close: async () => database.close(),
  });
};

let opened: Promise<PGlite> | undefined;

/** One database for all scenes, since it takes long to open, with nothing in it. */
async function emptyPostgres(): Promise<PGlite> {
  opened ??= openPostgres();
  const client = await opened;
  await client.exec("truncate webhook_claim, webhook_inbox, webhook_outbox, credit");
  return client;
}

async function openPostgres(): Promise<PGlite> {
  const client = await PGlite.create();
  await client.exec(postgresMigration);
  await client.exec("create table credit (message text not null)");
  return client;
}

const postgresLease: Open = async () => {
  const database = fromPglite(await emptyPostgres());
  return lease("lease: Postgres", (now) => createPostgresStore({ database, now }));
};

const inbox: Open = async () => {
  const client = await emptyPostgres();
  const { handler } = createPostgresInbox({ database: fromPglite(client), consumer: "payouts" });
  const context = { signal: new AbortController().signal, extend: closed };
  let crashing: Crash | undefined;
  const work = handler(async ({ id }: { id: string }, { transaction }) => {
    if (crashing === "before the work") throw new Error(crashing);
    await transaction.query("insert into credit (message) values ($1)", [id]);
    if (crashing === "between work and mark") throw new Error(crashing);
  });
  return {
    name: "inbox: Postgres",
    async deliver(crash) {
      crashing = crash;
      const isDone = await work({ id: "msg_1" }, context).then(
        () => true,
        () => false,
      );
      return isDone && crash === undefined;
    },
    restart: nothing,
    endLeases: nothing,
    effects: async () => (await client.query("select from credit")).rows.length,
    close: closed,
  };
};

/** Every strategy, from the weakest to the strongest. */
export const strategies: readonly Open[] = [answerFirst, noStore, memory, sqlite, postgresLease, inbox];
