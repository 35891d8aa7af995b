import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { measureProcess, type ProcessCost } from "../diff/measure-process.ts";
import { type Spread, spreadOf } from "../generate/spread.ts";
import { contenders, type PeerContender, typescript5 } from "./contenders.ts";
import { generateOnce } from "./generate-once.ts";
import { RESOLUTION } from "./measure-output.ts";

/** The way from a document to a program that compiles. */
export interface FirstCall {
  /** Lines of configuration, without which the generator does not write types, client and validators. */
  readonly configurationLines: number;
  /** Lines of the program. */
  readonly callLines: number;
  /** Generating and compiling, in seconds of the clock and of the processor. */
  readonly wall: Spread;
  readonly cpu: Spread;
}

/** Generates the museum and compiles one call of it with each generator, in turns. */
export async function measureFirstCalls(
  spec: string,
  rounds: number,
): Promise<Map<PeerContender, FirstCall>> {
  const measured = new Map(contenders.map((contender) => [contender, [] as ProcessCost[]]));
  for (const contender of contenders) await checkFirstCall(contender, spec);
  for (let round = 0; round < rounds; round++)
    for (const [contender, costs] of measured) costs.push(await costOf(contender, spec));
  return new Map([...measured].map(([contender, costs]) => [contender, firstCallOf(contender, costs)]));
}

/** A call that does not compile would be a fault of this benchmark: each is written for its generator. */
async function checkFirstCall(contender: PeerContender, spec: string): Promise<void> {
  await generateOnce(contender, spec, folderOf(contender));
  const project = await writeFirstCall(contender);
  await mustRun(process.execPath, [typescript5, "-p", project], { cwd: contender.work });
}

async function costOf(contender: PeerContender, spec: string): Promise<ProcessCost> {
  const folder = folderOf(contender);
  const at = { folder: contender.work };
  await rm(folder, { recursive: true, force: true });
  const env = contender.environment?.(spec, folder) ?? {};
  const generated = await measureProcess(contender.arguments(spec, folder), { ...at, env });
  const compiled = await measureProcess([typescript5, "-p", await writeFirstCall(contender)], at);
  return {
    milliseconds: generated.milliseconds + compiled.milliseconds,
    cpuMilliseconds: generated.cpuMilliseconds + compiled.cpuMilliseconds,
    megabytes: Math.max(generated.megabytes, compiled.megabytes),
  };
}

const OPTIONS = {
  ...RESOLUTION,
  strict: true,
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** Writes the program beside the output, and gives its project. */
async function writeFirstCall(contender: PeerContender): Promise<string> {
  const folder = folderOf(contender);
  await writeFile(join(folder, "first-call.ts"), contender.firstCall);
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: OPTIONS, files: ["first-call.ts"] }));
  return project;
}

function folderOf({ work, name }: PeerContender): string {
  return join(work, `first-call-${name.replace(/\W+/g, "-")}`);
}

function firstCallOf({ configuration, firstCall }: PeerContender, costs: readonly ProcessCost[]): FirstCall {
  const seconds = (key: "milliseconds" | "cpuMilliseconds"): Spread =>
    spreadOf(costs.map((cost) => cost[key] / 1000));
  return {
    configurationLines: linesOf(configuration?.text ?? ""),
    callLines: linesOf(firstCall),
    wall: seconds("milliseconds"),
    cpu: seconds("cpuMilliseconds"),
  };
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
