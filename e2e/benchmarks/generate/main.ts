import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { heyApi, ours, titleOf, wayOf, withGenerators } from "../harness/generators.ts";
import { costCells, costRatio, measureWays } from "../harness/measure-ways.ts";
import { printMachine, printTable } from "../harness/print.ts";
import { comparedDocuments, growingDocuments, type MeasuredDocument } from "./documents.ts";

// `pnpm bench:generate [NAME]`: the published build generates documents from 23 kB to 13 MB, in turns with another
// generator. `--growth` measures ours alone, on parts of one document by size. NAME is a part of a document's name;
// BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 5);
const { values, positionals } = parseArgs({
  options: { growth: { type: "boolean" } },
  allowPositionals: true,
});
const [filter = ""] = positionals;
const HEAD = ["CPU s", "time s", "MB"];

const folder = await mkdtemp(join(tmpdir(), "bench-generate-"));
try {
  printMachine(`Medians of ${rounds} rounds in turns.`);
  await withGenerators(values.growth ? growth : compare);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  process.stdout.write(`${await titleOf(ours)}\n${await titleOf(heyApi)}\n`);
  for (const { name, file } of present(await comparedDocuments(folder))) {
    const again = { arguments: ours.arguments(file, join(ours.work, "again")) };
    const ways = { ours: wayOf(ours, file), "ours, again": again, "hey-api": wayOf(heyApi, file) };
    const costs = await measureWays(ways, { folder, rounds });
    const ratio = (key: "cpuSeconds" | "seconds" | "megabytes") =>
      costRatio(costs.get("ours"), costs.get("hey-api"), key).median.toFixed(2);
    printTable(
      [name, ...HEAD],
      [
        ...[...costs].map(([way, cost]) => [way, ...costCells(cost)]),
        ["ours of hey-api's", ratio("cpuSeconds"), ratio("seconds"), ratio("megabytes")],
      ],
    );
  }
}

async function growth(): Promise<void> {
  const rows: string[][] = [];
  for (const { name, file } of present(await growingDocuments(folder))) {
    const cells = costCells((await measureWays({ ours: wayOf(ours, file) }, { folder, rounds })).get("ours"));
    const perMegabyte = (Number(cells[0]) * 1_000_000) / (await stat(file)).size;
    rows.push([name, ...cells, perMegabyte.toFixed(2)]);
  }
  printTable(["document", ...HEAD, "CPU s per MB"], rows);
}

function present(documents: readonly MeasuredDocument[]): Extract<MeasuredDocument, { file: string }>[] {
  return documents
    .filter(({ name }) => name.includes(filter))
    .flatMap((document) => {
      if ("file" in document) return [document];
      process.stdout.write(`${document.name} is not measured: ${document.missing}\n`);
      return [];
    });
}
