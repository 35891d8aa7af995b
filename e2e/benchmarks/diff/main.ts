import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../../house/repository.ts";
import { type DocumentPair, fetchPair, pairNames } from "./document-pairs.ts";
import { measureProcess, medianCost, type ProcessCost } from "./measure-process.ts";

// `pnpm bench:diff [NAME]`: releases of public descriptions of several sizes, compared by each tool in a process of its
// own, in turns. Figures are of one machine and one run; the ratios are what to look at. BENCH_RUNS is the number of
// rounds, of which the medians are printed.
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const [filter = ""] = process.argv.slice(2);

const redocly = join(
  dirname(createRequire(join(repository, "spec/package.json")).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);

/** Without these rules Redocly finds nothing that breaks. */
const REDOCLY_CONFIG = 'extends: [diff-recommended]\ntelemetry: "off"\n';

interface Costs {
  readonly ours: ProcessCost;
  readonly theirs: ProcessCost;
}

async function measure({ base, revision }: DocumentPair, folder: string): Promise<Costs> {
  const config = join(folder, "redocly.yaml");
  await writeFile(config, REDOCLY_CONFIG);
  const ourArgs = [join(repository, "generators/dist/cli/main.js"), "diff", base, revision, "--json"];
  const theirArgs = [redocly, "diff", base, revision, "--config", config, "--format", "json"];
  const [ours, theirs]: [ProcessCost[], ProcessCost[]] = [[], []];
  for (let index = 0; index < RUNS; index++) {
    ours.push(await measureProcess(ourArgs, { folder }));
    theirs.push(await measureProcess(theirArgs, { folder }));
  }
  return { ours: medianCost(ours), theirs: medianCost(theirs) };
}

function row(name: string, { ours, theirs }: Costs): string {
  const time = ({ milliseconds }: ProcessCost): string => `${(milliseconds / 1000).toFixed(2)} s`;
  const ratio = (key: keyof ProcessCost): string => (theirs[key] / ours[key]).toFixed(2);
  const cells = [
    time(ours),
    time(theirs),
    ratio("milliseconds"),
    ratio("cpuMilliseconds"),
    ratio("megabytes"),
  ];
  return `${name.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join("")}`;
}

const folder = await mkdtemp(join(tmpdir(), "bench-diff-"));
try {
  const heads = ["ours", "Redocly", "time", "CPU", "memory"].map((name) => name.padStart(10)).join("");
  process.stdout.write(
    `Medians of ${RUNS} rounds; ratios of Redocly's to ours, above 1 where ours takes less.\n`,
  );
  process.stdout.write(`${"".padEnd(26)}${heads}\n`);
  for (const name of pairNames(filter)) {
    process.stdout.write(`${row(name, await measure(await fetchPair(name, folder), folder))}\n`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
