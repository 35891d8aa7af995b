import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { mustRun } from "../house/run.ts";

/** A registry of our own on this machine, empty when it starts. */
export interface LocalRegistry {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** npm configuration that sends everything below the scope to this registry, with the right to publish. */
  readonly userConfig: string;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

/** Starts verdaccio on a free port of the loopback address, without uplinks. */
export async function startRegistry(folder: string, scope: string): Promise<LocalRegistry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, "verdaccio.yaml");
  await writeFile(config, verdaccioConfig(folder));
  const binary = join(
    dirname(createRequire(import.meta.url).resolve("verdaccio/package.json")),
    "bin/verdaccio",
  );
  const server = spawn(process.execPath, [binary, "--config", config, "--listen", `127.0.0.1:${port}`], {
    stdio: "ignore",
  });
  try {
    await waitUntilUp(url, server);
    const userConfig = join(folder, "npmrc");
    const token = await createUser(url);
    await writeFile(userConfig, `${scope}:registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\n`);
    return { url, userConfig, stop: () => stop(server) };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

/** Refuses to go on unless what npm would publish to is on this machine. */
export async function assertLoopback(registry: LocalRegistry, scope: string, cwd: string): Promise<void> {
  const env = { npm_config_userconfig: registry.userConfig };
  const resolved = (await mustRun("npm", ["config", "get", `${scope}:registry`], { cwd, env })).trim();
  if (!resolved.startsWith("http://127.0.0.1:")) {
    throw new Error(`Refusing to publish: the registry of ${scope} is ${resolved}, not one on 127.0.0.1.`);
  }
}

function verdaccioConfig(folder: string): string {
  return [
    `storage: ${JSON.stringify(join(folder, "storage"))}`,
    "auth:",
    `  htpasswd: { file: ${JSON.stringify(join(folder, "htpasswd"))}, max_users: 10 }`,
    "uplinks: {}",
    "packages:",
    '  "**": { access: $all, publish: $authenticated }',
    "log: { type: stdout, format: pretty, level: fatal }",
    "max_body_size: 50mb",
    "",
  ].join("\n");
}

async function createUser(url: string): Promise<string> {
  const name = "rehearsal";
  const response = await fetch(`${url}/-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: "rehearsal-on-loopback" }),
  });
  const body: unknown = await response.json();
  if (typeof body === "object" && body !== null && "token" in body && typeof body.token === "string")
    return body.token;
  throw new Error(`The registry on ${url} gave no token (${response.status}).`);
}

async function waitUntilUp(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`verdaccio ended with ${server.exitCode}.`);
    const isUp = await fetch(`${url}/-/ping`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(POLL_MS);
  }
  throw new Error(`verdaccio did not answer within ${START_TIMEOUT_MS} ms.`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill();
  await ended;
}

/** A port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
