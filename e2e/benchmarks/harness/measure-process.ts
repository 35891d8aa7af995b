import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../house/run.ts";
import { spreadOf } from "./spread.ts";

/** Cost of one run of a program, from its start to its end. */
export interface ProcessCost {
  readonly seconds: number;
  /** Of all processes that it started. */
  readonly cpuSeconds: number;
  /** The most memory that Node held at once. */
  readonly megabytes: number;
  readonly stdout: string;
}

/** Figures of a run that can be compared. */
export type CostKey = "seconds" | "cpuSeconds" | "megabytes";

/** Loaded into the measured process; it writes down the memory when that ends. */
const PROBE = `import { writeFileSync } from "node:fs";
process.on("exit", () => writeFileSync(process.env.PROBE_FILE, String(process.resourceUsage().maxRSS)));
`;

/** A shell prints with `times` what its processes used: a program may start others, in any language. */
const SHELL = '"$@"; code=$?; times >&2; exit $code';

/** Runs a script of Node as a process of its own. Exit codes below 2 are results. */
export async function measureProcess(
  args: readonly string[],
  { folder, env = {} }: { readonly folder: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ProcessCost> {
  const [probe, file] = [join(folder, "probe.mjs"), join(folder, "probe.txt")];
  await writeFile(probe, PROBE);
  const command = [process.execPath, "--import", pathToFileURL(probe).href, ...args];
  const started = performance.now();
  const { exitCode, stdout, stderr } = await run("sh", ["-c", SHELL, "sh", ...command], {
    cwd: folder,
    env: { ...env, PROBE_FILE: file },
  });
  const seconds = (performance.now() - started) / 1000;
  if (exitCode > 1) throw new Error(`${args[0]} exited with ${exitCode}\n${stderr}`);
  const megabytes = Number(await readFile(file, "utf8")) / 1024;
  return { seconds, cpuSeconds: secondsOfChildren(stderr), megabytes, stdout };
}

/** Returns the median of a figure. */
export function medianOf(costs: readonly ProcessCost[] | undefined, key: CostKey): number {
  return spreadOf((costs ?? []).map((cost) => cost[key])).median;
}

/** The last line of `times`: user and system time of the children, as `0m1.23s 0m0.10s`. */
function secondsOfChildren(output: string): number {
  const parts = [...(output.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
  if (parts.length !== 2) throw new Error(`The shell did not print what its processes used:\n${output}`);
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
