import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { buildSandbox } from "../src/build-sandbox.ts";
import { createMemoryJournal, isCompact, type Journal } from "../src/state/journal.ts";
import { openSqliteJournal } from "../src/state/sqlite-journal.ts";
import { State } from "../src/state/state.ts";
import { Store } from "../src/state/store.ts";
import { openScene } from "./support/scene.ts";

const { seed, numRuns } = search(150);
const RETAINED = 5;

const folder = mkdtempSync(join(tmpdir(), "sandbox-compaction-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = fc.record({
  table: fc.constantFrom("transfers" as const, "tos" as const),
  id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  due: fc.option(fc.nat(3), { nil: undefined }),
  isDeleted: fc.boolean(),
});
const transactions = fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), {
  minLength: 20,
  maxLength: 120,
});

/** All readable data of a state, with the order of records and of due changes. */
function readAll(state: State): unknown {
  const tables = ["transfers", "tos"] as const;
  return {
    seq: state.seq,
    ids: state.ids,
    rows: tables.map((table) => state.list(table)),
    due: tables.map((table) => state.dueBy(10, table)),
  };
}

function run(store: Store, changes: readonly Change[], number: number): void {
  store.transact({ operation: `test ${number}` }, (tx) => {
    tx.id("tr_");
    for (const { table, id, due, isDeleted } of changes)
      if (isDeleted) tx.delete(table, id);
      else tx.put(table, { id, instance_id: "in_x", created_at: number, status: "x", due_at: due } as never);
  });
}
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function checkJournal(journal: Journal, whole: State): void {
  const entries = journal.entries();
  expect(readAll(new State(entries))).toEqual(readAll(whole));
  expect(entries.length).toBeLessThanOrEqual(12 + 2 * RETAINED + 1);
  expect(entries.findLastIndex(isCompact)).toBeLessThan(1);
  const last = entries.at(-1)?.seq ?? 0;
  const after = Math.max(0, last - RETAINED);
  const recent = journal.entries(after).map(({ seq }) => seq);
  expect(recent).toEqual(Array.from({ length: last - after }, (_, index) => after + index + 1));
}

let files = 0;

test.each([
  ["in memory", (_: string) => createMemoryJournal(), undefined],
  ["in a file", (file: string) => openSqliteJournal(file), openSqliteJournal],
] as const)(
  `a journal %s is never longer than its records need, and says the same (seed ${seed})`,
  (_, open, reopen) => {
    let compacted = 0;
    fc.assert(
      fc.property(transactions, (all) => {
        files += 1;
        const file = join(folder, `${files}.db`);
        let journal = open(file);
        let store = new Store(journal, { seed: "x", retained: RETAINED });
        const whole = new Store(createMemoryJournal(), { seed: "x" });
        all.forEach((changes, number) => {
          run(whole, changes, number);
          run(store, changes, number);
          checkJournal(journal, whole.state);
          if (!reopen || number % 30 !== 29) return;
          store.close();
          journal = reopen(file);
          store = new Store(journal, { seed: "x", retained: RETAINED });
          expect(readAll(store.state)).toEqual(readAll(whole.state));
        });
        if (journal.entries().some(isCompact)) compacted += 1;
        store.close();
        rmSync(file, { force: true });
      }),
      { seed, numRuns: reopen ? Math.ceil(numRuns / 10) : numRuns },
    );
    expect(compacted).toBeGreaterThan(numRuns / 20);
  },
);

test("a sandbox that works for long keeps its last entries, and its file stays small", async () => {
  const file = join(folder, "long.db");
  const sandbox = buildSandbox(openSqliteJournal(file), { retainedEntries: 20 });
  const scene = await openScene("in process", {}, sandbox);
  for (let count = 0; count < 300; count += 1) await scene.control.clock.freeze();
  const { entries } = await scene.control.journal.list();
  expect(entries.length).toBeLessThan(60);
  expect(entries[0]).toMatchObject({ operation: "sandbox.compact" });
  expect(entries.at(-1)).toMatchObject({ seq: 301, operation: "control.clock.freeze" });
  expect((await scene.control.journal.list({ after: 299 })).entries.map(({ seq }) => seq)).toEqual([
    300, 301,
  ]);
  const late = await scene.control.journal.list({ after: 3 });
  expect(late.entries).toEqual(entries);
  const snapshot = await scene.control.snapshot.get();
  await scene.close();
  const again = buildSandbox(openSqliteJournal(file), {});
  expect(await again.control.snapshot.get()).toEqual(snapshot);
  again.close();
});
