import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { search } from "../../../../../../random-search.ts";
import { isWebhookError } from "../../../../src/webhooks/index.ts";
import { createSqliteStore } from "../../../../src/webhooks/stores/sqlite.ts";

const worker = join(import.meta.dirname, "sqlite-worker.ts");
const { numRuns: KEYS } = search(300);

interface Counts {
  readonly claimed: number;
  readonly errors: readonly string[];
}

test("three processes share a file, and none gets the error that it is locked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "webhook-store-"));
  const file = join(folder, "claims.db");
  const run = promisify(execFile);
  const workers = ["one", "two", "three"].map((name) =>
    run(process.execPath, [worker, file, name, String(KEYS)]),
  );
  const counts = (await Promise.all(workers)).map(({ stdout }) => JSON.parse(stdout) as Counts);
  rmSync(folder, { recursive: true, force: true });
  expect(counts.flatMap(({ errors }) => errors)).toEqual([]);
  expect(counts.reduce((sum, { claimed }) => sum + claimed, 0)).toBeGreaterThanOrEqual(KEYS);
});

test.each([
  ["5000 by default", 0, undefined, 5000],
  ["what the database is set to, where that is more", 9000, undefined, 9000],
  ["what the option says", 9000, 100, 100],
])("the busy timeout is %s", (_, timeout, busyTimeoutMs, expected) => {
  const database = new DatabaseSync(":memory:", { timeout });
  createSqliteStore({ database, busyTimeoutMs });
  expect(database.prepare("pragma busy_timeout").get()).toEqual({ timeout: expected });
  database.close();
});

test("a busy timeout that is not a number is rejected", () => {
  const database = new DatabaseSync(":memory:");
  try {
    createSqliteStore({ database, busyTimeoutMs: Number.NaN });
    expect.unreachable();
  } catch (error) {
    expect(isWebhookError(error, "config")).toBe(true);
  } finally {
    database.close();
  }
});
