import type { RunnerTask, RunnerTestFile } from "vitest";
import { startTests } from "vitest/internal/browser";

/** Outcome of tests, as JSON. */
export interface Summary {
  readonly passed: number;
  /** Names of tests and files that failed, with their errors. */
  readonly failed: readonly string[];
}

/** The parts of the configuration that the runner reads. */
const CONFIG = {
  root: "/",
  setupFiles: [],
  tags: [],
  sequence: { hooks: "stack", setupFiles: "list" },
  maxConcurrency: 1,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  snapshotOptions: { expand: false },
  expect: {},
  // A neutral sandbox has no sockets.
  testNamePattern: /^(?!.*over HTTP)/,
};

/** Runs test files with the runner of vitest, without its server: wherever this module is loaded. */
export async function runTests(files: Readonly<Record<string, () => Promise<unknown>>>): Promise<Summary> {
  Object.assign(globalThis, { __vitest_worker__: { config: CONFIG, ctx: {} } }); // where `expect` looks for it
  const runner = { config: CONFIG, importFile: (path: string) => files[path.slice(1)]?.() };
  const paths = Object.keys(files).map((file) => `/${file}`);
  const alive = setInterval(() => {}, 60_000); // Node would end while a call waits for the timer of its signal
  const ran = await startTests(paths, runner as unknown as Parameters<typeof startTests>[1]);
  clearInterval(alive);
  const tasks = ran.flatMap(tasksOf);
  return {
    passed: tasks.filter(({ type, result }) => type === "test" && result?.state === "pass").length,
    failed: tasks.filter(({ result }) => (result?.errors?.length ?? 0) > 0).map(failureOf),
  };
}

function tasksOf(task: RunnerTask | RunnerTestFile): RunnerTask[] {
  return [task, ...("tasks" in task ? task.tasks.flatMap(tasksOf) : [])];
}

function failureOf({ fullName, result }: RunnerTask): string {
  return `${fullName}: ${result?.errors?.map(({ stack, message }) => stack ?? message).join("\n")}`;
}
