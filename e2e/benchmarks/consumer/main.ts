import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONSUMER_OPTIONS } from "../../budgets/run-compiler.ts";
import { medianOf } from "../harness/measure-process.ts";
import { costRatio, measureWays } from "../harness/measure-ways.ts";
import { printMachine, printTable } from "../harness/print.ts";
import { spreadText } from "../harness/spread.ts";
import { writePrograms } from "./write-programs.ts";

// `pnpm bench:consumer`: ten calls of GitHub's document, by our client and by openapi-fetch over the same types, as
// TypeScript 5.9 and 7 check them. BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const compilerOf = (name: string): string =>
  fileURLToPath(new URL("bin/tsc", import.meta.resolve(`${name}/package.json`)));
const COMPILERS = { "TypeScript 5.9": compilerOf("typescript5"), "TypeScript 7": compilerOf("typescript") };
const PEER = "openapi-fetch";

const folder = await mkdtemp(join(tmpdir(), "bench-consumer-"));
process.env.XDG_CACHE_HOME = folder; // what runs remember goes with it
try {
  printMachine(`Medians of ${rounds} rounds in turns.`);
  for (const { kind, folder: place, files } of await writePrograms(folder, COMPILERS["TypeScript 7"])) {
    for (const [name, file] of Object.entries(files)) {
      const options = { compilerOptions: CONSUMER_OPTIONS, files: [file] };
      await writeFile(join(place, `${name}.json`), JSON.stringify(options));
    }
    for (const [compiler, program] of Object.entries(COMPILERS)) {
      const ways = Object.keys(files).map((name) => [
        name,
        { arguments: [program, "-p", join(place, `${name}.json`), "--extendedDiagnostics"] },
      ]);
      const costs = await measureWays(Object.fromEntries(ways), { folder, rounds });
      printTable(
        [`${compiler}, ${kind}`, "instantiations", "CPU s", `of ${PEER}`],
        [...costs].map(([name, cost]) => [
          name,
          /^Instantiations:\s+(\d+)/m.exec(cost[0]?.stdout ?? "")?.[1] ?? "",
          medianOf(cost, "cpuSeconds").toFixed(2),
          spreadText(costRatio(cost, costs.get(PEER), "cpuSeconds")),
        ]),
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
