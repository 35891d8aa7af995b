import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DeliveryStore } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { createPostgresStore } from "../../../src/webhooks/stores/postgres.ts";
import { createRedisStore } from "../../../src/webhooks/stores/redis.ts";
import { createSqliteStore } from "../../../src/webhooks/stores/sqlite.ts";
import type { StoreUnderTest } from "../../../src/webhooks/testing/index.ts";
import { type Opened, postgresServers, redisServers, type Server } from "./servers.ts";

/** A store on a clock that tests move. */
function withClock(create: (now: () => number) => DeliveryStore): StoreUnderTest {
  let time = 1_738_324_800_000;
  return {
    store: create(() => time),
    advance: (ms) => {
      time += ms;
    },
    goBack: (ms) => {
      time -= ms;
    },
  };
}

const ownNow = Date.now;
let behind = 0;

/** A store that does not ask tests for the time. What they put back is the clock of this process; a server's clock goes on. */
function withOwnClock(store: DeliveryStore, close: () => Promise<void>): Opened<StoreUnderTest> {
  const goBack = (ms: number) => {
    behind += ms;
    Date.now = () => ownNow() - behind;
  };
  const putRight = async () => {
    behind = 0;
    Date.now = ownNow;
    await close();
  };
  return { subject: { store, goBack }, close: putRight };
}

const local: readonly Server<StoreUnderTest>[] = [
  {
    name: "memory",
    skip: undefined,
    open: async () => ({
      subject: withClock((now) => createMemoryStore({ now })),
      close: async () => undefined,
    }),
  },
  {
    name: "memory, on its own clock",
    skip: undefined,
    open: async () => withOwnClock(createMemoryStore(), async () => undefined),
  },
  {
    name: "sqlite",
    skip: undefined,
    async open() {
      const database = new DatabaseSync(":memory:");
      const subject = withClock((now) => createSqliteStore({ database, now }));
      return { subject, close: async () => database.close() };
    },
  },
  {
    name: "sqlite, on its own clock",
    skip: undefined,
    async open() {
      const database = new DatabaseSync(":memory:");
      return withOwnClock(createSqliteStore({ database }), async () => database.close());
    },
  },
];

/** Two connections to one file take turns, as two processes would. */
const sqliteFile: Server<StoreUnderTest> = {
  name: "sqlite, by two connections to one file",
  skip: undefined,
  async open() {
    const folder = mkdtempSync(join(tmpdir(), "webhook-store-"));
    const databases = [0, 1].map(() => new DatabaseSync(join(folder, "claims.db"), { timeout: 5000 }));
    const subject = withClock((now): DeliveryStore => {
      const stores = databases.map((database) => createSqliteStore({ database, now }));
      let turn = 0;
      const next = () => stores[turn++ % 2] ?? Promise.reject(new Error("there are two"));
      return {
        claim: async (...args) => (await next()).claim(...args),
        complete: async (...args) => (await next()).complete(...args),
        release: async (...args) => (await next()).release(...args),
        extend: async (...args) => (await next()).extend(...args),
      };
    });
    const close = async () => {
      for (const database of databases) database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { subject, close };
  },
};

const redis = redisServers.map(
  (server): Server<StoreUnderTest> => ({
    ...server,
    async open() {
      const { subject: command, close } = await server.open();
      return withOwnClock(createRedisStore({ command }), close);
    },
  }),
);

const postgres = postgresServers.flatMap((server): Server<StoreUnderTest>[] => [
  {
    ...server,
    async open() {
      const { subject, close } = await server.open();
      return withOwnClock(createPostgresStore(subject), close);
    },
  },
  {
    ...server,
    name: `${server.name}, on a clock that tests move`,
    async open() {
      const { subject, close } = await server.open();
      return { subject: withClock((now) => createPostgresStore({ ...subject, now })), close };
    },
  },
]);

/** Every store, on everything that it runs on. */
export const storesUnderTest: readonly Server<StoreUnderTest>[] = [
  ...local,
  sqliteFile,
  ...redis,
  ...postgres,
];
