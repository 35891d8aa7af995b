import { execFile } from "node:child_process";

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** True if it was ended because it exceeded its time limit. */
  readonly isStopped: boolean;
}

export interface RunOptions {
  readonly cwd: string;
  /** Added to this process's environment; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Time limit of the program, which then ends with exit code 1; none when absent. */
  readonly timeoutMilliseconds?: number;
}

/** Runs a program to its end. */
export function run(
  program: string,
  args: readonly string[],
  { cwd, env, timeoutMilliseconds = 0 }: RunOptions,
): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      program,
      args,
      { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024, timeout: timeoutMilliseconds },
      (error, stdout, stderr) => {
        const exitCode = typeof error?.code === "number" ? error.code : error ? 1 : 0;
        resolve({
          exitCode,
          isStopped: error?.killed === true && timeoutMilliseconds > 0,
          stdout,
          stderr: error && exitCode === 1 && stderr === "" ? error.message : stderr,
        });
      },
    );
    child.stdin?.end(); // so that a prompt gets an end of input instead of waiting
  });
}

/** Runs a program that has to succeed; resolves with its standard output. */
export async function mustRun(
  program: string,
  args: readonly string[],
  options: RunOptions,
): Promise<string> {
  const result = await run(program, args, options);
  if (result.exitCode === 0) return result.stdout;
  throw new Error(
    `${program} ${args.join(" ")} exited with ${result.exitCode}\n${result.stdout}\n${result.stderr}`,
  );
}
