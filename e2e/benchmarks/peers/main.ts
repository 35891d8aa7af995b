import { rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { titleOf } from "../generate/contenders.ts";
import { costRatio, measureWays, type Way, type WayCosts } from "../harness/measure-ways.ts";
import { measureAbilities } from "./abilities/measure-abilities.ts";
import { brokenInputs, measureBroken } from "./broken-inputs.ts";
import { contenders, type PeerContender, prepareContenders, scratch, theirWork } from "./contenders.ts";
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
process.env.XDG_CACHE_HOME = join(theirWork, "cache"); // what runs remember goes with the other output

try {
  const problem = await prepareContenders();
  if (problem !== undefined) throw new Error(problem);
  await writeFile(join(repository, "docs/peers.md"), await measurePage());
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function measurePage(): Promise<string> {
  const outputs: string[][] = [];
  const missing: string[] = [];
  for (const document of peerDocuments())
    if ("file" in document) outputs.push(...(await measureDocument(document.name, document.file)));
    else missing.push(document.name);
  return renderPage({
    generators: await Promise.all(contenders.map(titleOf)),
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
  const outputs = await forEach(document, (contender) => measureOutput(contender, spec));
  const costs = await measureCosts(outputs, spec);
  const measured = { document, rounds, date: today(), load: `${before} to ${load()}` };
  return contenders.flatMap(({ name }, index) => {
    const output = outputs[index];
    const ofOurs = costRatio(costs.get(name), costs.get(contenders[0]?.name ?? ""), "cpuSeconds").median;
    return output ? [outputCells({ ...measured, generator: name, output, ofOurs })] : [];
  });
}

/** Runs the generators that write something: one ends with 0 and writes nothing. */
function measureCosts(outputs: readonly PeerOutput[], spec: string): Promise<WayCosts> {
  const working = contenders.filter((_, index) => outputs[index]?.exitCode === 0 && outputs[index].files > 0);
  const ways = working.map((contender): [string, Way] => {
    const output = join(theirWork, "out", contender.name.replace(/\W+/g, "-"));
    const environment = contender.environment?.(spec, output);
    return [
      contender.name,
      { arguments: contender.arguments(spec, output), output, ...(environment && { environment }) },
    ];
  });
  return measureWays(Object.fromEntries(ways), { folder: theirWork, rounds });
}

async function measureBrokenInputs(): Promise<string[][]> {
  const outcomes = await forEach("broken input", measureBroken);
  return brokenInputs.flatMap((input) =>
    contenders.flatMap(({ name }, index) => {
      const outcome = outcomes[index]?.get(input);
      return outcome ? [brokenCells(input.name, name, outcome)] : [];
    }),
  );
}

async function forEach<Result>(
  subject: string,
  measure: (contender: PeerContender) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const contender of contenders) {
    progress(`${subject}: ${contender.name}`);
    results.push(await measure(contender));
  }
  return results;
}
