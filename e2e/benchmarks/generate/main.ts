import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPeers } from "../zod/peers.ts";
import { hey, ours, titleOf } from "./contenders.ts";
import { comparedDocuments, growingDocuments, type MeasuredDocument } from "./documents.ts";
import { measureInTurns, type Way } from "./measure.ts";
import { growthOf, medianRatio } from "./plot/figures.ts";
import { measureGrowth } from "./plot/measure-growth.ts";
import { documentsBySize } from "./plot/public-documents.ts";
import { renderPlot } from "./plot/render-plot.ts";
import { costCells, HEAD, line, ratioCells } from "./render.ts";

// `pnpm bench:generate [NAME]`: the published build generates documents from 23 kB to 13 MB, in turns with another
// generator. Figures are of one machine and one run; the ratios are what to look at. NAME is a part of a document's name.
// `--growth` measures ours alone, on parts of one document from 0.1 MB to four times its size. `--plot` measures public
// documents of all sizes, and writes the figures and the picture of docs/performance.md. BENCH_RUNS is the number of rounds, of
// which the medians are printed with the quarters around them.
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const { values, positionals } = parseArgs({
  options: { growth: { type: "boolean" }, plot: { type: "boolean" } },
  allowPositionals: true,
});
const [filter = ""] = positionals;

const print = (text: string): boolean => process.stdout.write(text);
const load = (): string => `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

const folder = await mkdtemp(join(tmpdir(), "bench-generate-"));
process.env.XDG_CACHE_HOME = folder; // what runs remember goes with it
try {
  print(`Node ${process.version}, ${load()}; medians of ${RUNS} rounds with the quarters around them.\n`);
  print(`${await titleOf(ours)}\n`);
  await (values.plot ? plot() : values.growth ? growth() : compare());
  print(`${load()}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const problem = await installPeers();
  print(problem === undefined ? `${await titleOf(hey)}\n` : `${problem}\n`);
  for (const document of matching(await comparedDocuments(folder))) {
    const fresh: Way = { contender: ours };
    const again: Way = { contender: ours, isAgain: true };
    const other: Way[] = problem === undefined ? [{ contender: hey }] : [];
    const costs = await measureInTurns([fresh, again, ...other], {
      spec: document.file,
      folder,
      count: RUNS,
    });
    print(`\n${line(document.name, HEAD)}`);
    for (const [way, cost] of costs)
      print(line(`  ${way.contender.name}${way.isAgain ? ", again" : ""}`, costCells(cost)));
    const [mine, theirs] = [costs.get(fresh), other[0] && costs.get(other[0])];
    if (mine && theirs) print(line("  ours of theirs", ratioCells(mine, theirs)));
  }
}

async function growth(): Promise<void> {
  print(`\n${line("", [...HEAD, "CPU s per MB"])}`);
  for (const { name, file } of matching(await growingDocuments(folder))) {
    const way: Way = { contender: ours };
    const costs = await measureInTurns([way], { spec: file, folder, count: RUNS });
    const cost = costs.get(way);
    const seconds = (cost?.cpuMilliseconds.median ?? Number.NaN) / 1000;
    const megabytes = (await stat(file)).size / 1_000_000;
    if (cost) print(line(name, [...costCells(cost), (seconds / megabytes).toFixed(2)]));
  }
}

async function plot(): Promise<void> {
  const problem = await installPeers();
  if (problem !== undefined) print(`${problem}\n`);
  const figures = await measureGrowth(await documentsBySize(join(folder, "packages")), {
    folder,
    count: RUNS,
    hasPeer: problem === undefined,
    report: ({ name, bytes, ours, theirs = Number.NaN }) =>
      print(
        line(
          name,
          [bytes, ours, theirs, ours / theirs].map((figure) => figure.toPrecision(3)),
        ),
      ),
  });
  const place = join(import.meta.dirname, "plot");
  await writeFile(join(place, "figures.json"), `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(join(place, "growth.svg"), renderPlot(figures));
  for (const key of ["ours", "theirs"] as const)
    print(`${key}: power ${growthOf(figures.points, key, 1_000_000).toFixed(2)} from 1 MB on\n`);
  print(`ours of theirs: median ${medianRatio(figures.points).toFixed(2)}\n`);
}

function matching(documents: readonly MeasuredDocument[]): Extract<MeasuredDocument, { file: string }>[] {
  return documents
    .filter(({ name }) => name.includes(filter))
    .flatMap((document) => {
      if ("file" in document) return [document];
      print(`${document.name} is not measured: ${document.missing}\n`);
      return [];
    });
}
