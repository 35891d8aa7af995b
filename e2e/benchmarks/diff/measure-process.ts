import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { run } from "../../house/run.ts";

/** What one run of a program cost, from its start to its end. */
export interface ProcessCost {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
  /** The most memory that it held at once. */
  readonly megabytes: number;
}

/** Loaded into the measured process; it writes down what the process used when that ends. */
const PROBE = `import { writeFileSync } from "node:fs";
process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(process.env.PROBE_FILE, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
});
`;

/** Runs a script of Node as a process of its own. Exit codes below 2 are answers. */
export async function measureProcess(
  args: readonly string[],
  { folder, env }: { readonly folder: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ProcessCost> {
  const [probe, file] = [join(folder, "probe.mjs"), join(folder, "probe.json")];
  await writeFile(probe, PROBE);
  const started = performance.now();
  const { exitCode, stderr } = await run(process.execPath, ["--import", pathToFileURL(probe).href, ...args], {
    cwd: folder,
    env: { ...env, PROBE_FILE: file, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  const milliseconds = performance.now() - started;
  if (exitCode > 1) throw new Error(`${args[0]} exited with ${exitCode}\n${stderr}`);
  const { maxRSS, cpu }: { maxRSS: number; cpu: number } = JSON.parse(await readFile(file, "utf8"));
  return { milliseconds, cpuMilliseconds: cpu / 1000, megabytes: maxRSS / 1024 };
}

/** The middle of some runs, figure by figure. */
export function medianCost(costs: readonly ProcessCost[]): ProcessCost {
  const middle = (key: keyof ProcessCost): number => {
    const sorted = costs.map((cost) => cost[key]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    milliseconds: middle("milliseconds"),
    cpuMilliseconds: middle("cpuMilliseconds"),
    megabytes: middle("megabytes"),
  };
}
