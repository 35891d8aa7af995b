import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { line } from "../generate/render.ts";
import { type CheckCost, measureChecks } from "./measure-check.ts";
import { type Programs, writePrograms } from "./write-programs.ts";

// `pnpm bench:consumer`: ten calls of GitHub's document, by our client and by openapi-fetch over the same types, as
// TypeScript 5.9 and 7 check them: CPU time, type instantiations, and bytes of what is generated. Figures are of one machine and one
// run; the ratios are what to look at. BENCH_RUNS is the number of rounds, of which the medians are printed.
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const typescript = (name: string): string[] => [
  process.execPath,
  fileURLToPath(new URL("bin/tsc", import.meta.resolve(`${name}/package.json`))),
];
const COMPILERS = { "TypeScript 5.9": typescript("typescript5"), "TypeScript 7": typescript("typescript") };

const print = (text: string): boolean => process.stdout.write(text);
const load = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

const folder = await mkdtemp(join(tmpdir(), "bench-consumer-"));
process.env.XDG_CACHE_HOME = folder; // what runs remember goes with it
try {
  print(`Node ${process.version}, ${load()}; medians of ${RUNS} rounds with the quarters around them.\n`);
  const all = await writePrograms(folder, COMPILERS["TypeScript 7"]);
  for (const { kind, bytes } of all) print(`${kind}: ${(bytes / 1_000_000).toFixed(1)} MB\n`);
  for (const [name, compiler] of Object.entries(COMPILERS)) {
    print(`\n${line(name, ["instantiations", "CPU s", "of openapi-fetch"])}`);
    for (const programs of all) await printCosts(programs, compiler);
  }
  print(`${load()}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function printCosts({ ours, theirs }: Programs, compiler: readonly string[]): Promise<void> {
  const costs = await measureChecks([...ours, theirs], { compiler, count: RUNS });
  const base = costs.get(theirs)?.cpuSeconds.median ?? Number.NaN;
  for (const [{ name }, cost] of costs) print(line(name, cells(cost, base)));
}

function cells({ instantiations, cpuSeconds: { low, median, high } }: CheckCost, base: number): string[] {
  return [
    String(instantiations),
    `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`,
    (median / base).toFixed(2),
  ];
}
