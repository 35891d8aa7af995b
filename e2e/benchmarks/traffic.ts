import { createWriteStream } from "node:fs";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { SHOP_BASE, SHOP_REVISION } from "../../generators/impact/test/shop.ts";
import { repository } from "../house/repository.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine } from "./harness/turns.ts";

// `pnpm bench:traffic`: 100,000 and 1,000,000 recorded requests, held against two versions and against one. Memory does not
// grow with the recording if both ratios of memory stay close to 1. BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 1);
const OURS = join(repository, "generators/dist/cli/main.js");
const SIZES = { "100,000": 100_000, "1,000,000": 1_000_000 };

await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-traffic-"));
const folder = temporary.path;
await writeFile(join(folder, "base.yaml"), SHOP_BASE);
await writeFile(join(folder, "revision.yaml"), SHOP_REVISION);
for (const [name, count] of Object.entries(SIZES))
  await pipeline(Readable.from(entries(count)), createWriteStream(join(folder, name)));

printMachine(`Medians of ${rounds} rounds in turns; ratios are of 1,000,000 requests to 100,000.`);
const commands = {
  impact: ["impact", "base.yaml", "revision.yaml"],
  verify: ["verify", "--spec", "base.yaml"],
};
/** Without a limit, Node collects garbage so late that memory grows although nothing is kept. */
const environment = { NODE_OPTIONS: "--max-old-space-size=64" };
const rows: Record<string, object> = {};
for (const [command, args] of Object.entries(commands)) {
  const ways = Object.fromEntries(
    Object.keys(SIZES).map((name) => [name, { arguments: [OURS, ...args, "--traffic", name], environment }]),
  );
  const costs = await measureWays(ways, { folder, rounds });
  rows[command] = {
    "1,000,000, s": costs.median("1,000,000", "seconds"),
    "1,000,000, MB": costs.median("1,000,000", "megabytes"),
    CPU: costs.ratio("1,000,000", "100,000", "cpuSeconds"),
    memory: costs.ratio("1,000,000", "100,000", "megabytes"),
  };
}
console.table(rows);

/** Orders, lists and cancellations, some of which the revision rejects. */
function* entries(count: number): Generator<string> {
  for (let index = 0; index < count; index += 1) {
    const order = { id: `o${index}`, status: index % 2 === 0 ? "new" : "paid", note: "", total: index };
    const body = { item: `tea ${index}`, ...(index % 7 === 0 ? {} : { count: 1 }) };
    const kinds = [
      { method: "POST", path: "/orders", body, status: 200, responseBody: order },
      { method: "GET", path: `/orders?limit=${index % 120}`, status: 200, responseBody: [order, order] },
      { method: "DELETE", path: `/orders/${index}`, status: 204 },
    ];
    yield `${JSON.stringify(kinds[index % kinds.length])}\n`;
  }
}
