import { runInProcess } from "../cli/test/run-in-process.ts";

// `node run-commands.ts COMMANDS`: runs commands of the command line, given as JSON, one after another in this process, and
// prints their results as JSON. Loading the program takes longer than most commands.

/** A command to run. */
export interface Command {
  readonly args: readonly string[];
  readonly workingDirectory: string;
}

const commands: readonly Command[] = JSON.parse(process.argv[2] ?? "[]"); // written by a test
const results = [];
for (const command of commands) results.push(await runInProcess({ ...command, environment: process.env }));
console.log(JSON.stringify(results));
