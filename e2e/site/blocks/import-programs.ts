import { writeFileSync } from "node:fs";
import { format } from "node:util";

// `node import-programs.ts REPORT FILE…`: imports programs one after another and writes what each of them printed to a
// JSON file.

/** What became of a program. */
export interface ProgramRun {
  /** The lines of `console.log`. */
  readonly printed: readonly string[];
  /** Why it failed; undefined when it did not. */
  readonly error?: string;
}

async function importProgram(path: string): Promise<ProgramRun> {
  const printed: string[] = [];
  console.log = (...values: readonly unknown[]) => printed.push(...format(...values).split("\n"));
  try {
    await import(path);
    return { printed };
  } catch (error) {
    return { printed, error: format(error) };
  }
}

const runs: ProgramRun[] = [];
const [report = "", ...paths] = process.argv.slice(2);
for (const path of paths) runs.push(await importProgram(path));
writeFileSync(report, JSON.stringify(runs));
