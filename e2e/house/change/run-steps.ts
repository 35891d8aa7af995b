import type { Step } from "./steps.ts";

/** How a program ended. */
export interface Ended {
  readonly exitCode: number;
  /** Standard output and standard error. */
  readonly output: string;
}

/** Functions that `runSteps` calls. */
export interface Surroundings {
  run(program: string, args: readonly string[]): Promise<Ended>;
  print(text: string): void;
}

/** Runs the steps in their order and returns the remedies of those that failed; stops where nothing can follow. */
export async function runSteps(steps: readonly Step[], { run, print }: Surroundings): Promise<string[]> {
  const remedies: string[] = [];
  for (const step of steps) {
    print(`== ${step.name}\n`);
    const { exitCode, output } = await run(step.program, step.args);
    if (exitCode !== 0 || step.isShown) print(output);
    if (exitCode === 0) continue;
    remedies.push(step.remedy);
    if (step.onFailure === "stop") break;
  }
  return remedies;
}
