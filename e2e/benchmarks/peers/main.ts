import { availableParallelism, loadavg } from "node:os";
import type { OtherDocument } from "../../consumers/documents/corpus/documents.ts";
import { markdownTable } from "../../house/tables/markdown-table.ts";
import { presentDocuments } from "../harness/documents.ts";
import {
  type ClientGenerator,
  generators,
  titleOf,
  wayOf,
  withGenerators,
  workFolder,
} from "../harness/generators.ts";
import { measureWays, type Way, type WayCosts } from "../harness/processes.ts";
import { round } from "../harness/turns.ts";
import { bundleValidators, measureOutput } from "./measure-output.ts";
import { OUTPUTS_HEAD, writePart, writeTable } from "./page.ts";

// `pnpm bench:peers [PART]`: generators that a team would pick instead, on the same documents. It writes the tables of
// docs/peers.md, prints the figures of docs/performance.md, and takes more than half an hour. PART is a part of a document's
// name, whose figures are then printed and not written, or `on-client`: the tables of queries and mocks alone, in two minutes.
// BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const [, , part = ""] = process.argv;
const [ours] = generators;
/** The module with the validators of all operations, below our output. */
const OPERATIONS = "zod/operations/index.ts";
const ZOD = `import ${JSON.stringify(import.meta.resolve("zod"))}`;
const today = (): string => new Date().toISOString().slice(0, 10);
const load = (): string => loadavg()[0]?.toFixed(1) ?? "";

await withGenerators(async () => {
  if (part === "" || part === "on-client") {
    await writeTable("queries");
    await writeTable("mocks");
  }
  if (part === "on-client") return;
  const outputs: string[][] = [];
  for (const document of presentDocuments(part)) outputs.push(...(await measureDocument(document)));
  if (part !== "") return;
  writePart("outputs", markdownTable([OUTPUTS_HEAD, ...outputs]));
  for (const table of ["documents", "rules", "calls"] as const) await writeTable(table);
  const machine = `Node ${process.version}, ${availableParallelism()} cores, rounds: ${rounds}. Tables without a date are of ${today()}.`;
  writePart("generators", [...generators.map((one) => `- ${titleOf(one)}`), "", machine].join("\n"));
});

/** Prints the figures of a document; its rows in the table. The first names it, when it was measured and the load then. */
async function measureDocument({ name: document, spec }: OtherDocument): Promise<string[][]> {
  const before = load();
  const outputs = [];
  for (const generator of generators) {
    console.log(`${document}: ${generator.name}`);
    outputs.push({ generator, ...(await measureOutput(generator, spec)) });
  }
  // One ends with 0 and writes nothing.
  const working = outputs.filter(({ exitCode, files }) => exitCode === 0 && files > 0);
  const costs = await printFigures(
    working.map(({ generator }) => generator),
    spec,
  );
  const measured = [today(), `${before}–${load()}`];
  return outputs.map((output, index) => {
    const { exitCode, files, kilobytes, strictErrors, strictestErrors } = output;
    const { name } = output.generator;
    const errors = files === 0 ? ["–", "–"] : [String(strictErrors), String(strictestErrors)];
    const ratio = costs.ratio(name, ours.name, "cpuSeconds");
    const cpu = Number.isNaN(ratio) ? "–" : ratio.toFixed(2);
    const [first, ...last] = index === 0 ? [document, ...measured] : ["", "", ""];
    return [first, name, String(exitCode), ...errors, kilobytes.toFixed(0), cpu, ...last];
  });
}

/** Measures generating a document and importing its validators, beside a program that does nothing. */
async function printFigures(working: readonly ClientGenerator[], spec: string): Promise<WayCosts> {
  const { output: _, ...again } = wayOf(ours, spec);
  const ways: Record<string, Way> = {
    nothing: { arguments: ["--eval", ""] },
    "import of zod": { arguments: ["--input-type=module", "--eval", ZOD] },
  };
  const bundles: Record<string, number> = {};
  for (const generator of working) {
    const { file, kilobytes } = await bundleValidators(generator);
    bundles[generator.name] = kilobytes;
    ways[`import of ${generator.name}`] = { arguments: [file] };
    ways[generator.name] = wayOf(generator, spec);
    if (generator !== ours) continue;
    ways["unchanged, again"] = again;
    ways["import of ours, operations"] = { arguments: [(await bundleValidators(ours, OPERATIONS)).file] };
  }
  const costs = await measureWays(ways, { folder: workFolder, rounds });
  const rows = Object.keys(ways).map((way) => [
    way,
    {
      "CPU s": costs.median(way, "cpuSeconds"),
      "time s": costs.median(way, "seconds"),
      MB: costs.median(way, "megabytes"),
      "validators, gzip kB": bundles[way] && round(bundles[way]),
    },
  ]);
  console.table(Object.fromEntries(rows));
  return costs;
}
