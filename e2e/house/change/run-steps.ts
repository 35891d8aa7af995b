import type { Run } from "../run.ts";
import type { Step } from "./steps.ts";

/** Functions that `runSteps` calls. */
export interface StepFunctions {
  run(program: string, args: readonly string[]): Promise<Pick<Run, "exitCode" | "stdout" | "stderr">>;
  print(text: string): void;
}

/** Runs the steps in their order and returns the remedies of those that failed; stops where nothing can follow. */
export async function runSteps(steps: readonly Step[], { run, print }: StepFunctions): Promise<string[]> {
  const remedies: string[] = [];
  for (const { name, command, isRequired, isShown, remedy } of steps) {
    print(`== ${name}\n`);
    const [program, ...args] = command;
    const { exitCode, stdout, stderr } = await run(program, args);
    if (exitCode !== 0 || isShown) print(`${stdout}${stderr}`);
    if (exitCode === 0) continue;
    remedies.push(remedy ?? `Run \`${command.join(" ")}\` by itself and read what it reports.`);
    if (isRequired) break;
  }
  return remedies;
}
