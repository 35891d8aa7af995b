import type { InboxContext } from "../../../../src/webhooks/stores/postgres.ts";
import type { Chance } from "../../chance.ts";
import { runIn } from "../postgres-clients.ts";

/** Actions of a handler in order, and its end. */
export interface Plan {
  readonly steps: readonly string[];
  readonly end: string;
}

/** Actions of handlers in all runs that must succeed. */
export const HONEST: Plan = { steps: ["write", "write"], end: "return" };

/** One attempt to handle a message. */
export interface Attempt {
  readonly message: string;
  readonly attempt: number;
  readonly context: InboxContext<unknown>;
  /** Receives promises that the handler does not await, so that a test can. */
  readonly leave: (work: Promise<unknown>) => void;
}

type Step = (attempt: Attempt) => unknown;

const insertFor = (message: string, attempt: string) =>
  `insert into credit (message, attempt, transaction, marked_in) select ${message}, ${attempt}, txid_current()::text,
    (select pending_in::text from webhook_inbox where key = 'letters ' || ${message})`;
const WRITE = insertFor("$1::text", "$2::text");
const LATE_MS = [0, 1, 5, 20, 80, 300];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const never = () => new Promise<void>(() => undefined);
const write = ({ context, message, attempt }: Attempt) =>
  runIn(context.transaction, WRITE, [message, String(attempt)]);
const run =
  (sql: string) =>
  ({ context }: Attempt) =>
    runIn(context.transaction, sql);
const caught = (step: Step) => async (attempt: Attempt) => {
  await Promise.resolve(step(attempt)).catch(() => undefined);
};
const left = (step: Step) => (attempt: Attempt) => attempt.leave((async () => step(attempt))());
const after = (ms: number, step: Step) => async (attempt: Attempt) => {
  await wait(ms);
  await step(attempt);
};

/** The tested part of a postgres.js transaction. */
interface LazyTransaction {
  unsafe?: (
    sql: string,
    values: string[],
  ) => PromiseLike<unknown> & {
    cursor?: (rows: number) => AsyncIterable<unknown>;
  };
  savepoint?: (work: (inner: unknown) => unknown) => Promise<unknown>;
}

/** A statement that is made now and sent later, where a client can do that. */
const sentLater = (ms: number) => async (attempt: Attempt) => {
  const { unsafe } = attempt.context.transaction as LazyTransaction;
  if (!unsafe) return after(ms, write)(attempt);
  const statement = unsafe(WRITE, [attempt.message, String(attempt.attempt)]);
  await wait(ms);
  await statement;
};

/** Work in a savepoint, which fails after it has written, where a client has such. */
const savepoint = (ms: number) => async (attempt: Attempt) => {
  const { savepoint } = attempt.context.transaction as LazyTransaction;
  await savepoint?.(async (transaction) => {
    await wait(ms);
    await write({ ...attempt, context: { ...attempt.context, transaction } });
    throw new Error("the savepoint fails");
  });
};

/** The tested part of a `pg` transaction. */
interface PgTransaction {
  query(sql: string, values: string[], done: (error: unknown) => void): void;
  release?(): void;
}

/** By the callback, as `pg` also allows. */
const writeByCallback: Step = (attempt) => {
  const { query, release } = attempt.context.transaction as PgTransaction;
  if (!release) return write(attempt);
  return new Promise<void>((resolve, reject) =>
    query(WRITE, [attempt.message, String(attempt.attempt)], (error) => (error ? reject(error) : resolve())),
  );
};

/** A write in the same text as something that ends the transaction. */
const writeBehind =
  (before: string, after = "") =>
  ({ context, message, attempt }: Attempt) =>
    runIn(context.transaction, `${before}; ${insertFor(`'${message}'`, `'${attempt}'`)}${after}`);

const release: Step = async ({ context }) => (context.transaction as PgTransaction).release?.();

const steps: Readonly<Record<string, Step>> = {
  write,
  "forgotten write": left(write),
  "write by callback": writeByCallback,
  wait: () => wait(5),
  "forgotten enqueue": left(({ context }) => context.enqueue("mail", 1)),
  "failing statement, caught": caught(run("select 1 / 0")),
  "failing statement, forgotten": left(run("select 1 / 0")),
  "rollback, caught": caught(run("rollback")),
  "commit, caught": caught(run(" -- done\n commit")),
  "commit, forgotten": left(run("commit")),
  "commit and chain, caught": caught(run("commit and chain")),
  "rollback and chain, caught": caught(run("rollback and chain")),
  "commit in a statement for rows, caught": caught(run("do $$ begin commit; end $$")),
  "commit behind another statement, caught": caught(run("select 1; commit")),
  "commit and begin in one text, caught": caught(run("commit; begin")),
  "write behind a rollback in one text, caught": caught(writeBehind("rollback")),
  "write behind a commit in one text, caught": caught(writeBehind("commit")),
  "write in a transaction of its own, caught": caught(writeBehind("rollback; begin", "; commit")),
  "begin, caught": caught(run("begin")),
  "rollback to a savepoint": async (attempt) => {
    for (const sql of ["savepoint before", "select 1 / 0", "rollback to before", "release before"])
      await Promise.resolve(run(sql)(attempt)).catch(() => undefined);
  },
  "write behind a forgotten rollback": async (attempt) => {
    left(run("rollback"))(attempt);
    await write(attempt);
  },
  "cursor of SQL": async (attempt) => {
    await run("declare numbers cursor for select generate_series(1, 5)")(attempt);
    await run("fetch 2 from numbers")(attempt);
  },
  "cursor of the client, left open": async ({ context }) => {
    const { unsafe } = context.transaction as LazyTransaction;
    const rows = unsafe?.("select generate_series(1, 5)", []).cursor?.(2) ?? [];
    for await (const _ of rows) break;
  },
  "short timeout, caught": caught(run("select set_config('statement_timeout', '1ms', true)")),
  "slow statement": run("select pg_sleep(0.05)"),
  "slow statement, forgotten": left(run("select pg_sleep(0.2)")),
  "release of the connection, caught": caught(release),
  ...late("late write", (ms) => after(ms, write)),
  ...late("late enqueue", (ms) => after(ms, ({ context }) => context.enqueue("mail", 1))),
  ...late("two late writes", (ms) =>
    after(ms, async (attempt) => [await write(attempt), await write(attempt)]),
  ),
  ...late("statement sent later", sentLater),
  ...late("savepoint left behind", savepoint),
};

function late(name: string, step: (ms: number) => Step): Record<string, Step> {
  return Object.fromEntries(LATE_MS.map((ms) => [`${name} (${ms} ms)`, left(step(ms))]));
}

const ends: Readonly<Record<string, Step>> = {
  return: () => undefined,
  throw: () => {
    throw new Error("The handler fails.");
  },
  hang: never,
  "hang in a statement": run("select pg_sleep(20)"),
};

/** Every plan writes. Half of the ends are good ones. What blocks the whole process of its database is left out on request. */
export function randomPlan(chance: Chance, { canSleep }: { canSleep: boolean }): Plan {
  const names = Object.keys(steps).filter((name) => canSleep || !name.startsWith("slow"));
  const good = ["return", "return", "return"];
  const bad = canSleep ? ["throw", "hang", "hang in a statement"] : ["throw", "hang"];
  return {
    steps: ["write", ...Array.from({ length: chance.below(5) }, () => chance.oneOf(names))],
    end: chance.oneOf([...good, ...bad]),
  };
}

/** Runs a plan. */
export async function carryOut(plan: Plan, attempt: Attempt): Promise<void> {
  for (const name of plan.steps) await steps[name]?.(attempt);
  await ends[plan.end]?.(attempt);
}
