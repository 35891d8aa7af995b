import { writeSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, StatementSync } from "node:sqlite";
import { openSqliteJournal } from "../../src/state/sqlite-journal.ts";
import { Store } from "../../src/state/store.ts";

// `node compacting-process.ts FILE TRANSACTIONS KILL_AT`: commits transactions and writes the number of each behind it. Kills
// itself at a moment of compaction, the first of which is 1: before and behind each statement between its begin and its end.
const [file = "", transactions, killAt] = process.argv.slice(2);
let moment = 0;
let isCompacting = false;

function pass(): void {
  moment += 1;
  if (moment === Number(killAt)) process.kill(process.pid, "SIGKILL");
}

const { exec } = DatabaseSync.prototype;
DatabaseSync.prototype.exec = function (sql) {
  if (sql === "begin immediate") isCompacting = true;
  if (isCompacting) pass();
  exec.call(this, sql);
  if (isCompacting) pass();
  if (sql === "commit") isCompacting = false;
};
const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
  if (isCompacting) pass();
  const result = run.apply(this, values as never); // its overloads are two
  if (isCompacting) pass();
  return result;
} as typeof run;

const store = new Store(openSqliteJournal(file), { seed: "x", retained: 3 });
for (let number = store.state.seq + 1; number <= Number(transactions); number += 1) {
  store.transact({ operation: "test" }, (tx) => {
    tx.put("tos", { id: `t${number % 4}`, instance_id: "in_x", created_at: number });
    tx.put("tos", { id: "last", instance_id: "in_x", created_at: number });
  });
  writeSync(1, `${number}\n`);
}
writeSync(1, `moments ${moment}\n`);
