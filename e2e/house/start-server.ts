import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { listen } from "./listen.ts";

/** A program that serves a port of this machine until it is disposed of. */
export interface RunningServer extends AsyncDisposable {
  readonly port: number;
  readonly url: string;
  readonly stdout: Readable;
}

interface ServerOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 50;

/** Starts a program of Node on a free port, and waits until it answers. */
export async function startServer(
  argumentsFor: (port: number) => readonly string[],
  { cwd, env }: ServerOptions,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, argumentsFor(port), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => end(child);
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`${child.spawnargs.join(" ")} did not start: exit code ${child.exitCode}.`);
    }
    await sleep(POLL_MS);
  }
  return { port, url, stdout: child.stdout, [Symbol.asyncDispose]: stop };
}

function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

async function end(child: ChildProcessByStdio<null, Readable, null>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** A port of the loopback address that nobody listens on. */
async function freePort(): Promise<number> {
  using server = await listen(() => {});
  return Number(new URL(server.url).port);
}
