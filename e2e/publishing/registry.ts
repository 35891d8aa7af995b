import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { mustRun } from "../house/run.ts";
import { startServer } from "../house/start-server.ts";

/** A private registry on this machine, empty when it starts. */
export interface LocalRegistry extends AsyncDisposable {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** npm configuration that sends everything below the scope to this registry, with the right to publish. */
  readonly userConfig: string;
}

/** Starts verdaccio on a free port of the loopback address, without uplinks. */
export async function startRegistry(folder: string, scope: string): Promise<LocalRegistry> {
  const config = join(folder, "verdaccio.yaml");
  await writeFile(config, verdaccioConfig(folder));
  const binary = join(
    dirname(createRequire(import.meta.url).resolve("verdaccio/package.json")),
    "bin/verdaccio",
  );
  const server = await startServer((port) => [binary, "--config", config, "--listen", `127.0.0.1:${port}`], {
    cwd: folder,
    env: { NODE_NO_WARNINGS: "1" },
  });
  server.stdout.resume(); // nobody reads its log
  const { url, port } = server;
  const userConfig = join(folder, "npmrc");
  const token = await createUser(url);
  await writeFile(userConfig, `${scope}:registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  return { url, userConfig, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

/** Throws unless a program would publish to this machine: npm and pnpm read their settings in different ways. */
export async function assertLoopback(
  userConfig: string,
  {
    scope,
    cwd,
    program = "npm",
  }: { readonly scope: string; readonly cwd: string; readonly program?: "npm" | "pnpm" },
): Promise<void> {
  const options = { cwd, env: { npm_config_userconfig: userConfig } };
  const resolved = (await mustRun(program, ["config", "get", `${scope}:registry`], options)).trim();
  if (!resolved.startsWith("http://127.0.0.1:"))
    throw new Error(
      `Refusing to publish: ${program} would publish ${scope} to ${resolved}, not to 127.0.0.1.`,
    );
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
