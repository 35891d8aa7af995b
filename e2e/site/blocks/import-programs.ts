import { readFileSync, writeFileSync } from "node:fs";
import { format } from "node:util";

// `node import-programs.ts LIST REPORT`: imports the programs of a JSON file one after another and writes what each of them
// printed to another one.

/** A program that is started. */
export interface StartedProgram {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Result of a program. */
export interface ProgramRun {
  /** The lines of `console.log`. */
  readonly printed: readonly string[];
  /** Why it failed; undefined when it did not. */
  readonly error?: string;
}

const environmentBefore = { ...process.env };

async function importProgram({ path, environment }: StartedProgram): Promise<ProgramRun> {
  const printed: string[] = [];
  process.env = { ...environmentBefore, ...environment };
  console.log = (...values: readonly unknown[]) => printed.push(...format(...values).split("\n"));
  try {
    await import(path);
    return { printed };
  } catch (error) {
    return { printed, error: format(error) };
  }
}

const runs: ProgramRun[] = [];
const [list = "", report = ""] = process.argv.slice(2);
const programs: readonly StartedProgram[] = JSON.parse(readFileSync(list, "utf8")); // written by run-programs.ts
for (const program of programs) runs.push(await importProgram(program));
writeFileSync(report, JSON.stringify(runs));
