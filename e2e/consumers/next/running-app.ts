import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../../house/start-server.ts";

/** A Next.js application on a port of this machine. */
export interface RunningApp extends AsyncDisposable {
  readonly port: number;
  /** The next line that a route has printed; undefined when none comes. */
  nextLine(): Promise<string | undefined>;
}

const LINE_TIMEOUT_MS = 5000;

/** Starts the application that was built in a folder. */
export async function startApp(folder: string, env: Readonly<Record<string, string>>): Promise<RunningApp> {
  const binary = join(folder, "node_modules/next/dist/bin/next");
  const server = await startServer(
    (port) => [binary, "start", "--hostname", "127.0.0.1", "--port", String(port)],
    { cwd: folder, env: { NEXT_TELEMETRY_DISABLED: "1", ...env } },
  );
  const lines: string[] = [];
  createInterface({ input: server.stdout }).on("line", (line) => {
    if (/^(bytes|reported) /.test(line)) lines.push(line);
  });
  return {
    port: server.port,
    async nextLine() {
      const deadline = performance.now() + LINE_TIMEOUT_MS;
      while (lines.length === 0 && performance.now() < deadline) await sleep(20);
      return lines.shift();
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
