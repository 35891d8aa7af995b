import { writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import {
  type Generator,
  generators,
  theirWork,
  titleOf,
  wayOf,
  withGenerators,
} from "../harness/generators.ts";
import { costRatio, measureWays, type WayCosts } from "../harness/measure-ways.ts";
import { measureAbilities } from "./abilities/measure-abilities.ts";
import { brokenInputs, measureBroken } from "./broken-inputs.ts";
import { peerDocuments } from "./documents.ts";
import { measureFirstCalls } from "./first-call.ts";
import { measureOutput, type PeerOutput } from "./measure-output.ts";
import { abilityRows, brokenCells, outputCells, renderPage } from "./render.ts";

// `pnpm bench:peers`: generators that a team would pick instead, on the same documents. It writes docs/peers.md, and takes
// more than half an hour. BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const progress = (text: string): boolean => process.stderr.write(`${text}\n`);
const today = (): string => new Date().toISOString().slice(0, 10);
const load = (): string => loadavg()[0]?.toFixed(1) ?? "";

await withGenerators(async () => writeFile(join(repository, "docs/peers.md"), await measurePage()));

async function measurePage(): Promise<string> {
  const outputs: string[][] = [];
  const missing: string[] = [];
  for (const document of peerDocuments())
    if ("file" in document) outputs.push(...(await measureDocument(document.name, document.file)));
    else missing.push(document.name);
  return renderPage({
    generators: await Promise.all(generators.map(titleOf)),
    machine: `Node ${process.version}, ${availableParallelism()} cores`,
    missing,
    outputs,
    broken: await measureBrokenInputs(),
    firstCalls: await measureFirstCalls(rounds),
    abilities: abilityRows(await forEach("abilities", measureAbilities)),
    abilitiesDate: today(),
  });
}

/** The rows of a document, with when they were measured and the load of the machine then. */
async function measureDocument(document: string, spec: string): Promise<string[][]> {
  const before = load();
  const outputs = await forEach(document, (generator) => measureOutput(generator, spec));
  const costs = await measureCosts(outputs, spec);
  const measured = { document, rounds, date: today(), load: `${before} to ${load()}` };
  return generators.flatMap(({ name }, index) => {
    const output = outputs[index];
    const ofOurs = costRatio(costs.get(name), costs.get(generators[0]?.name ?? ""), "cpuSeconds").median;
    return output ? [outputCells({ ...measured, generator: name, output, ofOurs })] : [];
  });
}

/** Runs the generators that write something: one ends with 0 and writes nothing. */
function measureCosts(outputs: readonly PeerOutput[], spec: string): Promise<WayCosts> {
  const working = generators.filter((_, index) => outputs[index]?.exitCode === 0 && outputs[index].files > 0);
  const ways = working.map((generator) => [generator.name, wayOf(generator, spec)]);
  return measureWays(Object.fromEntries(ways), { folder: theirWork, rounds });
}

async function measureBrokenInputs(): Promise<string[][]> {
  const outcomes = await forEach("broken input", measureBroken);
  return brokenInputs.flatMap((input) =>
    generators.flatMap(({ name }, index) => {
      const outcome = outcomes[index]?.get(input);
      return outcome ? [brokenCells(input.name, name, outcome)] : [];
    }),
  );
}

async function forEach<Result>(
  subject: string,
  measure: (generator: Generator) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const generator of generators) {
    progress(`${subject}: ${generator.name}`);
    results.push(await measure(generator));
  }
  return results;
}
