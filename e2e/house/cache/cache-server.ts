import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../publishing/registry.ts";
import { mustRun } from "../run.ts";

/** Installed where it is used: it brings the clients of every cloud storage, which nothing else here needs. */
const SERVER = "turborepo-remote-cache@2.12.0";
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** A cache server on the loopback address. */
export interface CacheServer {
  /** What turbo has to find in its environment to use the server. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Installs and starts a cache server that keeps its artifacts below `folder`, with a token that nobody else has. */
export async function startCacheServer(folder: string): Promise<CacheServer> {
  const home = join(folder, "server");
  await mkdir(home);
  await mustRun("npm", ["install", "--prefix", home, "--ignore-scripts", "--no-audit", "--no-fund", SERVER], {
    cwd: home,
  });
  const [port, token] = [await freePort(), randomBytes(24).toString("hex")];
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(home, "node_modules/turborepo-remote-cache/dist/cli.js")], {
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      TURBO_TOKEN: token,
      STORAGE_PROVIDER: "local",
      STORAGE_PATH: join(folder, "artifacts"),
      STORAGE_PATH_USE_TMP_FOLDER: "false",
      LOG_LEVEL: "error",
    },
    stdio: "ignore",
  });
  await waitUntilUp(url, server);
  return {
    env: { TURBO_API: url, TURBO_TOKEN: token, TURBO_TEAM: "team_rehearsal", DO_NOT_TRACK: "1" },
    async stop() {
      if (server.exitCode !== null) return;
      const ended = once(server, "exit");
      server.kill();
      await ended;
    },
  };
}

async function waitUntilUp(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The cache server ended with ${server.exitCode}.`);
    const isUp = await fetch(`${url}/v8/artifacts/status`).then(
      () => true, // any answer will do, also one that asks for the token
      () => false,
    );
    if (isUp) return;
    await sleep(POLL_MS);
  }
  server.kill();
  throw new Error(`The cache server did not answer within ${START_TIMEOUT_MS} ms.`);
}
