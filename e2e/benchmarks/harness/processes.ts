import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../house/run.ts";
import { inTurns, medianOf, ratioOf, round } from "./turns.ts";

/** One way to do a piece of work: a script of Node in a separate process. */
export interface Way {
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Removed before each run. */
  readonly output?: string;
}

/** Figures of one run of a program, from its start to its end. */
interface ProcessCost {
  readonly seconds: number;
  /** Of all processes that it started. */
  readonly cpuSeconds: number;
  /** The most memory that Node held at once. */
  readonly megabytes: number;
}

/** Figures of the ways; NaN for a way that was not measured. */
export interface WayCosts {
  median(way: string, key: keyof ProcessCost): number;
  ratio(way: string, peer: string, key: keyof ProcessCost): number;
}

/** Loaded into the measured process; it writes down the memory when that ends. */
const PROBE = `import { writeFileSync } from "node:fs";
process.on("exit", () => writeFileSync(process.env.PROBE_FILE, String(process.resourceUsage().maxRSS)));
`;

/** A shell prints with `times` what its processes used: a program may start others, in any language. */
const SHELL = '"$@"; code=$?; times >&2; exit $code';

/** Runs all ways in turns, after a round that fills the caches of Node and of the disk. Exit codes below 2 are results. */
export async function measureWays(
  ways: Readonly<Record<string, Way>>,
  { folder, rounds }: { readonly folder: string; readonly rounds: number },
): Promise<WayCosts> {
  const candidates = Object.entries(ways).map(([name, way]) => [name, () => measureProcess(way, folder)]);
  const costs = await inTurns<ProcessCost>(Object.fromEntries(candidates), { rounds });
  const figures = (way: string, key: keyof ProcessCost) => (costs.get(way) ?? []).map((cost) => cost[key]);
  return {
    median: (way, key) => round(medianOf(figures(way, key))),
    ratio: (way, peer, key) => round(ratioOf(figures(way, key), figures(peer, key))),
  };
}

async function measureProcess(
  { arguments: args, environment, output }: Way,
  folder: string,
): Promise<ProcessCost> {
  if (output !== undefined) await rm(output, { recursive: true, force: true });
  const [probe, file] = [join(folder, "probe.mjs"), join(folder, "probe.txt")];
  await writeFile(probe, PROBE);
  const command = [process.execPath, "--import", pathToFileURL(probe).href, ...args];
  const started = performance.now();
  const env = { ...environment, PROBE_FILE: file };
  const { exitCode, stderr } = await run("sh", ["-c", SHELL, "sh", ...command], { cwd: folder, env });
  const seconds = (performance.now() - started) / 1000;
  if (exitCode > 1) throw new Error(`${args[0]} exited with ${exitCode}\n${stderr}`);
  const megabytes = Number(await readFile(file, "utf8")) / 1024;
  return { seconds, cpuSeconds: secondsOfChildren(stderr), megabytes };
}

/** The last line of `times`: user and system time of the children, as `0m1.23s 0m0.10s`. */
function secondsOfChildren(output: string): number {
  const parts = [...(output.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell did not print what its processes used:\n${output}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
