import { execFile } from "node:child_process";
import { createRequire } from "node:module";

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

/** Result of a run of Redocly. */
export interface RedoclyRun {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** Runs Redocly's command line in this process's Node, without telemetry and update checks. */
export function runRedocly(args: readonly string[]): Promise<RedoclyRun> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  return new Promise((resolve) => {
    execFile(process.execPath, [cli, ...args], { env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      resolve({ stdout, stderr, exitCode: typeof error?.code === "number" ? error.code : error ? 1 : 0 });
    });
  });
}
