import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../publishing/registry.ts";

/** A Next.js application on a port of this machine. */
export interface RunningApp {
  readonly port: number;
  /** The next line that a route has printed; undefined when none comes. */
  nextLine(): Promise<string | undefined>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 120_000;
const LINE_TIMEOUT_MS = 5000;

/** Starts the application that was built in a folder. */
export async function startApp(folder: string, env: Readonly<Record<string, string>>): Promise<RunningApp> {
  const port = await freePort();
  const binary = join(folder, "node_modules/next/dist/bin/next");
  const child = spawn(
    process.execPath,
    [binary, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    {
      cwd: folder,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (/^(bytes|reported) /.test(line)) lines.push(line);
  });
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill();
    await ended;
  }
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
  if (!(await waitFor(isUp, START_TIMEOUT_MS))) {
    await stop();
    throw new Error("The application did not start.");
  }
  return {
    port,
    async nextLine() {
      await waitFor(async () => lines.length > 0, LINE_TIMEOUT_MS);
      return lines.shift();
    },
    stop,
  };
}

async function waitFor(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (await condition()) return true;
    await sleep(20);
  }
  return condition();
}
