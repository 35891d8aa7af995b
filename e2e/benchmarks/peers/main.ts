import { availableParallelism, loadavg } from "node:os";
import { presentDocuments } from "../harness/documents.ts";
import {
  type Generator,
  generators,
  heyApi,
  ours,
  titleOf,
  wayOf,
  withGenerators,
} from "../harness/generators.ts";
import { measureWays } from "../harness/processes.ts";
import { abilities, measureAbilities } from "./abilities.ts";
import { brokenInputs, measureBroken } from "./broken-inputs.ts";
import { measureFirstCalls } from "./first-call.ts";
import { measureOutput } from "./measure-output.ts";
import { measureOnClient } from "./on-client/measure.ts";
import { peerDocuments, writePart, writeTable } from "./page.ts";

// `pnpm bench:peers`: generators that a team would pick instead, on the same documents. It writes the tables of
// docs/peers.md, and takes more than half an hour; `pnpm bench:peers on-client` writes those of queries and mocks, in two minutes.
// BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const today = (): string => new Date().toISOString().slice(0, 10);
const load = (): string => loadavg()[0]?.toFixed(1) ?? "";

const onClient = await measureOnClient();
writeTable("queries", onClient.queries);
writeTable("mocks", onClient.mocks);
if (process.argv[2] !== "on-client") await withGenerators(measureGenerators);

async function measureGenerators(): Promise<void> {
  const outputs: string[][] = [];
  for (const { name, file } of presentDocuments(peerDocuments))
    outputs.push(...(await measureDocument(name, file)));
  writeTable("outputs", outputs);
  await writeAbilities();
  const broken = await forEach("broken input", measureBroken);
  const rows = Object.keys(brokenInputs).map((input, row) => [
    input,
    ...broken.map((cells) => cells[row] ?? ""),
  ]);
  writeTable("broken", rows);
  writeTable("first calls", await measureFirstCalls(rounds));
  const machine = `Node ${process.version}, ${availableParallelism()} cores, rounds: ${rounds}. Tables without a date are of ${today()}.`;
  writePart("generators", [...generators.map((one) => `- ${titleOf(one)}`), "", machine].join("\n"));
}

/** The rows of a document. The first names it, when it was measured and the load of the machine then. */
async function measureDocument(document: string, spec: string): Promise<string[][]> {
  const before = load();
  const outputs = await forEach(document, (generator) => measureOutput(generator, spec));
  // One ends with 0 and writes nothing.
  const working = generators.filter((_, index) => outputs[index]?.exitCode === 0 && outputs[index].files > 0);
  const ways = Object.fromEntries(working.map((generator) => [generator.name, wayOf(generator, spec)]));
  const costs = await measureWays(ways, { folder: heyApi.work, rounds });
  const measured = [today(), `${before}–${load()}`];
  return outputs.map(({ exitCode, files, kilobytes, strictErrors, strictestErrors }, index) => {
    const name = generators[index]?.name ?? "";
    const errors = files === 0 ? ["–", "–"] : [String(strictErrors), String(strictestErrors)];
    const ratio = costs.ratio(name, ours.name, "cpuSeconds");
    const cpu = Number.isNaN(ratio) ? "–" : ratio.toFixed(2);
    const [first, ...last] = index === 0 ? [document, ...measured] : ["", "", ""];
    return [first, name, String(exitCode), ...errors, kilobytes.toFixed(0), cpu, ...last];
  });
}

async function writeAbilities(): Promise<void> {
  const measured = await forEach("abilities", measureAbilities);
  for (const key of ["documents", "rules", "calls"] as const)
    writeTable(
      key,
      abilities[key].map((title, row) => [title, ...measured.map((cells) => cells[key][row] ?? "")]),
    );
}

async function forEach<Result>(
  subject: string,
  measure: (generator: Generator) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const generator of generators) {
    console.log(`${subject}: ${generator.name}`);
    results.push(await measure(generator));
  }
  return results;
}
