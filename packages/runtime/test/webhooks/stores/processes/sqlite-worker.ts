import { DatabaseSync } from "node:sqlite";
import { createSqliteStore } from "../../../../src/webhooks/stores/sqlite.ts";

// One of several processes that claim and complete the same keys in one file, as fast as they can.
const [file = "", name = "", keys = "0"] = process.argv.slice(2);
const counts = { claimed: 0, busy: 0, done: 0, errors: [] as string[] };
try {
  const store = createSqliteStore({ database: new DatabaseSync(file) });
  for (let index = 0; index < Number(keys); index++) {
    const key = `message ${index}`;
    const token = `${name} ${index}`;
    try {
      const result = await store.claim(key, { token, leaseMs: 600_000 });
      counts[result]++;
      if (result !== "claimed") continue;
      await store.extend(key, token, 600_000);
      if (index % 3 === 0) await store.complete(key, token, 600_000);
      else if (index % 3 === 1) await store.release(key, token);
    } catch (error) {
      counts.errors.push(String(error));
    }
  }
} catch (error) {
  counts.errors.push(`start: ${error}`);
}
console.log(JSON.stringify(counts));
