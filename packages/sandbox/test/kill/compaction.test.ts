import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { openSqliteJournal } from "../../src/state/sqlite-journal.ts";
import { State } from "../../src/state/state.ts";

const PROGRAM = fileURLToPath(new URL("./compacting-process.ts", import.meta.url));
const TRANSACTIONS = 40;

const folder = mkdtempSync(join(tmpdir(), "sandbox-compaction-kill-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program. Gives the last transaction that it acknowledged, and how many moments it had to be killed at. */
function commit(file: string, killAt: number) {
  const args = [PROGRAM, file, String(TRANSACTIONS), String(killAt)];
  const { stdout, signal, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const lines = stdout.trim().split("\n");
  const numbers = lines.filter((line) => /^\d+$/.test(line)).map(Number);
  const moments = Number(/^moments (\d+)$/m.exec(stdout)?.[1] ?? 0);
  return { signal, stderr, acknowledged: numbers.at(-1) ?? 0, moments };
}

function readState(file: string): State {
  const journal = openSqliteJournal(file);
  const state = new State(journal.entries());
  journal.close();
  return state;
}

function check(state: State, acknowledged: number): void {
  // A transaction is committed before it is compacted, and acknowledged behind that.
  expect([acknowledged, acknowledged + 1]).toContain(state.seq);
  expect(state.get("tos", "last")?.created_at).toBe(state.seq);
  const expected = [0, 1, 2, 3].map((rest) => state.seq - ((state.seq - rest) % 4));
  for (const number of expected.filter((each) => each > 0))
    expect(state.get("tos", `t${number % 4}`)?.created_at).toBe(number);
}

test("a process that is killed at any moment of a compaction loses nothing, and goes on", () => {
  const { moments, acknowledged } = commit(join(folder, "whole.db"), 0);
  expect(acknowledged).toBe(TRANSACTIONS);
  expect(moments).toBeGreaterThanOrEqual(16); // eight for each compaction
  for (let moment = 1; moment <= 16; moment += 1) {
    const file = join(folder, `${moment}.db`);
    const killed = commit(file, moment);
    expect([moment, killed.signal, killed.stderr]).toEqual([moment, "SIGKILL", ""]);
    check(readState(file), killed.acknowledged);
    const again = commit(file, 0);
    expect(again.acknowledged).toBe(TRANSACTIONS);
    check(readState(file), TRANSACTIONS);
  }
});
