import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeliveryStore } from "../../../src/webhooks/index.ts";
import { createMemoryStore } from "../../../src/webhooks/stores/memory.ts";
import { createPostgresStore } from "../../../src/webhooks/stores/postgres.ts";
import { createRedisStore } from "../../../src/webhooks/stores/redis.ts";
import { createSqliteStore } from "../../../src/webhooks/stores/sqlite.ts";
import { type StoreUnderTest, storeContract } from "../../../src/webhooks/testing.ts";
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
    open: async () => ({ subject: { store: createMemoryStore() }, close: async () => undefined }),
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
];

/** Two connections to one file take turns, as two processes would. */
const sqliteFile: Server<StoreUnderTest> = {
  name: "sqlite, by two connections to one file",
  skip: undefined,
  async open() {
    const folder = mkdtempSync(join(tmpdir(), "webhook-store-"));
    const databases = [0, 1].map(() => new DatabaseSync(join(folder, "claims.db"), { timeout: 5000 }));
    const stores = databases.map((database) => createSqliteStore({ database }));
    let turn = 0;
    const next = () => stores[turn++ % 2] ?? Promise.reject(new Error("there are two"));
    const store: DeliveryStore = {
      claim: async (...args) => (await next()).claim(...args),
      complete: async (...args) => (await next()).complete(...args),
      release: async (...args) => (await next()).release(...args),
      extend: async (...args) => (await next()).extend(...args),
    };
    const close = async () => {
      for (const database of databases) database.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { subject: { store }, close };
  },
};

const redis = redisServers.map(
  (server): Server<StoreUnderTest> => ({
    ...server,
    async open() {
      const { subject: command, close } = await server.open();
      return { subject: { store: createRedisStore({ command }) }, close };
    },
  }),
);

const postgres = postgresServers.flatMap((server): Server<StoreUnderTest>[] => [
  {
    ...server,
    async open() {
      const { subject, close } = await server.open();
      return { subject: { store: createPostgresStore(subject) }, close };
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

describe.each([...local, sqliteFile, ...redis, ...postgres])("a store on $name", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: the store on ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<StoreUnderTest>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  // One clock is enough for the rule that takes the longest.
  const rules = name.includes("pglite, on a clock") ? storeContract.slice(0, -1) : storeContract;
  test.each(rules)(
    "keeps the rule: $name",
    async ({ run }) => {
      await expect(run(opened.subject)).resolves.toBeUndefined();
    },
    60_000,
  );
});
