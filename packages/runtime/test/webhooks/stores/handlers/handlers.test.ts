import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import { handlerTimeout, runHandler } from "../../../../src/webhooks/receive/run-handler.ts";
import {
  createPostgresInbox,
  type PostgresDatabase,
  type PostgresQuery,
} from "../../../../src/webhooks/stores/postgres.ts";
import { type Chance, createChance } from "../../chance.ts";
import { FAULTS, type StatementProxy, startProxy } from "../faults/statement-proxy.ts";
import { DATABASE_URL } from "../postgres-clients.ts";
import { type Opened, postgresServersWith, type TestDatabase } from "../servers.ts";
import { createCredit, findLost, findWrongEffects } from "./effects.ts";
import { carryOut, HONEST, type Plan, randomPlan } from "./random-handler.ts";

const { seed, numRuns: messages } = search(12);

const DEADLINE_MS = 400;
/** The deliveries after the random ones are handled honestly. */
const RANDOM_ROUNDS = 2;
/** A server notices only after its statement, of up to 20 s, that a connection is gone, and keeps the message locked until then. */
const MAX_ROUNDS = 60;
const PAUSE_MS = 500;
/** Delays of the inbox's statements, so that deadlines also pass while it marks a message. */
const DELAYS_MS = [...new Array<number>(20).fill(0), 5, DEADLINE_MS - 10, DEADLINE_MS];
const extendClaim = async () => undefined;

/** Parts of a round of deliveries. */
interface Round {
  readonly planOf: () => Plan;
  readonly delayMs: () => number;
  /** May cut a connection, or make it stall, at one of the next statements. */
  readonly damage: () => void;
}

/** A database whose statements within transactions, as far as they are not the handler's, reach it later. */
function slowDown(database: PostgresDatabase<unknown>, delayMs: () => number): PostgresDatabase<unknown> {
  const slowly =
    (query: PostgresQuery): PostgresQuery =>
    async (sql, values) => {
      const ms = delayMs();
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      return query(sql, values);
    };
  return {
    ...database,
    transaction: (work, signal) =>
      database.transaction((own, query, scope) => work(own, slowly(query), scope), signal),
  };
}

/** Asks again where the client gives up a connection that was damaged before. */
async function patiently<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let left = 5; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (left === 0 || !/CONNECT/.test(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

let proxy: StatementProxy | undefined;
const proxyUrl = async () => {
  proxy ??= DATABASE_URL ? await startProxy(DATABASE_URL) : undefined;
  return proxy?.url;
};
afterAll(() => proxy?.close());

const pools = [1, 3].flatMap((max) =>
  postgresServersWith(max, proxyUrl)
    .filter(({ name }) => max === 1 || name !== "pglite")
    .map((server) => ({
      ...server,
      name: server.name === "pglite" ? "pglite" : `${server.name}, a pool of ${max}`,
      max,
    })),
);

describe.each(pools)("handlers that do anything, on $name,", ({ name, skip, open, max }) => {
  if (skip !== undefined) {
    console.info(`skipped: random handlers on ${name}, since ${skip}`);
    test.skip(`are not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<TestDatabase>;
  beforeAll(async () => {
    opened = await open();
    await createCredit(opened.subject.database.query);
  });
  afterAll(() => opened.close());

  async function pendingIds(): Promise<readonly string[]> {
    const pending = await patiently(() => createPostgresInbox(opened.subject).listPending());
    return pending.map(({ key }) => key.replace("letters ", "")).sort();
  }

  /** Delivers every message, some concurrently, and returns those that were not acknowledged. */
  async function deliver(ids: readonly string[], attempt: number, { planOf, delayMs, damage }: Round) {
    const inbox = createPostgresInbox({
      ...opened.subject,
      database: slowDown(opened.subject.database, delayMs),
    });
    const leftBehind: Promise<unknown>[] = [];
    const leave = (work: Promise<unknown>) => void leftBehind.push(work.catch(() => undefined));
    const waiting = [...ids];
    const open: string[] = [];
    const deliverNext = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined) return;
      const plan = planOf();
      damage();
      const handle = inbox.handler(({ id: message }: { id: string }, context) =>
        carryOut(plan, { message, attempt, context, leave }),
      );
      await runHandler((context) => handle({ id }, context), {
        late: handlerTimeout,
        timeoutMs: DEADLINE_MS,
        extendClaim,
      }).catch(() => void open.push(id));
      proxy?.dropStalled();
      await deliverNext();
    };
    await Promise.all(Array.from({ length: max + 1 }, deliverNext));
    return { open, leftBehind };
  }

  async function deliverInRounds(ids: readonly string[], chance: Chance) {
    let open = ids;
    const leftBehind: Promise<unknown>[] = [];
    const canSleep = opened.subject.canCut;
    for (let attempt = 0; attempt < MAX_ROUNDS && open.length > 0; attempt++) {
      const isRandom = attempt < RANDOM_ROUNDS;
      if (!isRandom && (await pendingIds()).join() === [...open].sort().join()) break;
      if (attempt > RANDOM_ROUNDS) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const round = await deliver(open, attempt, {
        planOf: () => (isRandom ? randomPlan(chance, { canSleep }) : HONEST),
        delayMs: () => (isRandom ? chance.oneOf(DELAYS_MS) : 0),
        damage: () => {
          if (isRandom && chance.below(3) === 0) proxy?.arm(chance.oneOf(FAULTS), 1 + chance.below(8));
        },
      });
      proxy?.disarm();
      open = round.open;
      leftBehind.push(...round.leftBehind);
    }
    return { open, leftBehind };
  }

  test("have one effect for each message, in its own transaction, or are reported, and keep no connection", async () => {
    const { query, transaction } = opened.subject.database;
    const ids = Array.from({ length: messages }, (_, index) => `msg_${index}`);
    const { open, leftBehind } = await deliverInRounds(ids, createChance(seed));
    // What was queued for a connection that is gone may never end.
    await Promise.race([Promise.all(leftBehind), new Promise((resolve) => setTimeout(resolve, 2000))]);
    proxy?.dropStalled();
    expect(await pendingIds()).toEqual([...open].sort());
    expect(await patiently(() => findWrongEffects(query))).toEqual([]);
    expect(await patiently(() => findLost(query))).toEqual([]);
    // Every connection of the pool is free again.
    const all = Array.from({ length: max }, () =>
      patiently(() => transaction(async (_, own) => own("select pg_sleep(0)"), new AbortController().signal)),
    );
    expect(await Promise.all(all)).toHaveLength(max);
  });
});
