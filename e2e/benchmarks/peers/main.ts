import { readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository } from "../../house/repository.ts";
import { titleOf } from "../generate/contenders.ts";
import { type Cost, measureInTurns, type Way } from "../generate/measure.ts";
import type { Spread } from "../generate/spread.ts";
import { type Abilities, measureAbilities } from "./abilities/measure-abilities.ts";
import { brokenInputs, measureBroken } from "./broken-inputs.ts";
import { contenders, type PeerContender, prepareContenders, scratch, theirWork } from "./contenders.ts";
import { peerDocuments } from "./documents.ts";
import { measureFirstCalls } from "./first-call.ts";
import { measureOutput } from "./measure-output.ts";
import { readRows } from "./read-rows.ts";
import {
  abilityRows,
  type BrokenRow,
  brokenCells,
  type FirstCallRow,
  firstCallCells,
  type OutputRow,
  outputCells,
  renderPage,
} from "./render.ts";

// `pnpm bench:peers [NAME]`: generators that a team would pick instead, on the same documents. It writes docs/peers.md.
// NAME is a part of a document's name: the page keeps the rows of other documents then, and its other tables. With the NAME
// "abilities" the tables of what each can do are measured, and nothing else. `--largest` measures GitHub's document as well.
// BENCH_RUNS is the number of rounds.
const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const ABILITIES = "abilities";
const PAGE = join(repository, "docs/peers.md");
const { values, positionals } = parseArgs({
  options: { largest: { type: "boolean" } },
  allowPositionals: true,
});
const [filter] = positionals;

const progress = (text: string): boolean => process.stderr.write(`${text}\n`);
const today = (): string => new Date().toISOString().slice(0, 10);
const load = (): string => loadavg()[0]?.toFixed(1) ?? "";
process.env.XDG_CACHE_HOME = join(theirWork, "cache"); // what runs remember goes with the other output

try {
  const problem = await prepareContenders();
  if (problem !== undefined) throw new Error(problem);
  await measureAll();
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const documents = peerDocuments({ withLargest: values.largest === true }).filter(({ name }) =>
    name.includes(filter ?? ""),
  );
  const kept = readRows(await readFile(PAGE, "utf8"));
  const outputs = new Map(filter === undefined ? [] : Object.entries(kept.outputs));
  for (const document of documents)
    if ("file" in document) outputs.set(document.name, await measureDocument(document.name, document.file));
  const isOfAbilities = filter === undefined || filter === ABILITIES;
  const page = renderPage({
    generators: await Promise.all(contenders.map(titleOf)),
    machine: `Node ${process.version}, ${availableParallelism()} cores`,
    documents: peerDocuments().map(({ name }) => name),
    outputs: Object.fromEntries(outputs),
    broken: filter === undefined ? (await measureBrokenInputs()).map(brokenCells) : kept.broken,
    firstCalls: filter === undefined ? (await measureCalls()).map(firstCallCells) : kept.firstCalls,
    abilities: isOfAbilities ? abilityRows(await measureAllAbilities()) : kept.abilities,
    abilitiesDate: isOfAbilities ? today() : kept.abilitiesDate,
  });
  await writeFile(PAGE, page);
}

/** The rows of a document, with when they were measured and the load of the machine then. */
async function measureDocument(document: string, spec: string): Promise<string[][]> {
  const before = load();
  const outputs = new Map<PeerContender, OutputRow["output"]>();
  for (const contender of contenders) {
    progress(`${document}: ${contender.name}`);
    outputs.set(contender, await measureOutput(contender, spec));
  }
  const working = contenders.filter((contender) => {
    const output = outputs.get(contender);
    return output?.exitCode === 0 && output.files > 0; // one ends with 0 and writes nothing
  });
  const costs = await measureCosts(working, spec);
  const own = contenders[0] && costs.get(contenders[0]);
  const measured = {
    date: today(),
    load: `${before} to ${load()}`,
    rounds: RUNS,
  };
  return [...outputs].map(([contender, output]) => {
    const cost = costs.get(contender);
    const ofOurs = own && cost && ratio(cost.cpuMilliseconds, own.cpuMilliseconds);
    return outputCells({ document, generator: contender.name, output, ofOurs, ...measured });
  });
}

async function measureCosts(
  working: readonly PeerContender[],
  spec: string,
): Promise<Map<PeerContender, Cost>> {
  const ways = new Map<Way, PeerContender>(working.map((contender) => [{ contender }, contender]));
  const costs = await measureInTurns([...ways.keys()], {
    spec,
    folder: theirWork,
    count: RUNS,
    isWarm: true,
  });
  return new Map(
    [...costs].flatMap(([way, cost]) => {
      const contender = ways.get(way);
      return contender ? [[contender, cost] as const] : [];
    }),
  );
}

async function measureAllAbilities(): Promise<Abilities[]> {
  const measured: Abilities[] = [];
  for (const contender of contenders) {
    progress(`abilities: ${contender.name}`);
    measured.push(await measureAbilities(contender));
  }
  return measured;
}

async function measureBrokenInputs(): Promise<BrokenRow[]> {
  progress("broken input");
  const outcomes = new Map<PeerContender, Awaited<ReturnType<typeof measureBroken>>>();
  for (const contender of contenders) outcomes.set(contender, await measureBroken(contender));
  return brokenInputs.flatMap((input) =>
    [...outcomes].flatMap(([{ name: generator }, ofInput]) => {
      const outcome = ofInput.get(input);
      return outcome ? [{ input: input.name, generator, outcome }] : [];
    }),
  );
}

async function measureCalls(): Promise<FirstCallRow[]> {
  const [museum] = peerDocuments();
  if (museum === undefined || "missing" in museum) return [];
  progress("first calls");
  const calls = await measureFirstCalls(museum.file, RUNS);
  const own = contenders[0] && calls.get(contenders[0]);
  return [...calls].map(([{ name }, call]) => ({
    generator: name,
    call,
    ofOurs: own ? ratio(call.cpu, own.cpu) : Number.NaN,
  }));
}

function ratio(one: Spread, other: Spread): number {
  return one.median / other.median;
}
