import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { median, type ParseSpeed } from "./measure-parse.ts";

const PROCESSES = 5;

/**
 * Measures in several processes, one after the other, and answers with the medians: what the compiler makes of the same
 * code differs from process to process by more than the two validators do.
 */
export async function measureParseOften(): Promise<ParseSpeed[]> {
  const runs: (readonly ParseSpeed[])[] = [];
  for (let count = 0; count < PROCESSES; count++) runs.push(await measureInProcess());
  const [first = []] = runs;
  return first.map((speed, index) => {
    const same = runs.flatMap((run) => run[index] ?? []); // every process measures the same in the same order
    return {
      ...speed,
      microseconds: median(same.map(({ microseconds }) => microseconds)),
      ratio: median(same.map(({ ratio }) => ratio)),
    };
  });
}

async function measureInProcess(): Promise<ParseSpeed[]> {
  const program = join(import.meta.dirname, "main.ts");
  return JSON.parse(await mustRun(process.execPath, [program, "--once"], { cwd: import.meta.dirname }));
}
