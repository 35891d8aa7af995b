import { mkdtempDisposable, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADYEN, GITHUB, MUSEUM, OPENAI, presentDocuments, writeExcerpts } from "./harness/documents.ts";
import { folderOf, heyApi, ours, titleOf, wayOf, withGenerators } from "./harness/generators.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine, round } from "./harness/turns.ts";

// `pnpm bench:generate [NAME]`: the published build generates documents from 23 kB to 13 MB, in turns with another
// generator. NAME is a part of a document's name; BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 5);
await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-generate-"));
const folder = temporary.path;
printMachine(`Medians of ${rounds} rounds in turns.`);
await withGenerators(compare);

async function compare(): Promise<void> {
  console.log(`${titleOf(ours)}\n${titleOf(heyApi)}`);
  const [file = ""] = await writeExcerpts([GITHUB.file], { size: 6_000_000, folder }); // as large as Stripe's
  const part = { name: "GitHub, paths of 6 MB", file };
  for (const { name, file } of presentDocuments([MUSEUM, ADYEN, OPENAI, part, GITHUB], process.argv[2])) {
    const again = { arguments: ours.arguments(file, folderOf(ours, "again")) };
    const ways = { ours: wayOf(ours, file), "ours, again": again, "hey-api": wayOf(heyApi, file) };
    const costs = await measureWays(ways, { folder, rounds });
    const megabytes = (await stat(file)).size / 1_000_000;
    const rows = Object.keys(ways).map((way) => [
      way,
      {
        "CPU s": costs.median(way, "cpuSeconds"),
        "time s": costs.median(way, "seconds"),
        MB: costs.median(way, "megabytes"),
        "CPU s per MB": round(costs.median(way, "cpuSeconds") / megabytes),
      },
    ]);
    const ratios = {
      "CPU s": costs.ratio("ours", "hey-api", "cpuSeconds"),
      "time s": costs.ratio("ours", "hey-api", "seconds"),
      MB: costs.ratio("ours", "hey-api", "megabytes"),
    };
    console.log(name);
    console.table({ ...Object.fromEntries(rows), "ours of hey-api's": ratios });
  }
}
