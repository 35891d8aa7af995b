import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** The line that the command prints when it is ready. */
export interface ReadyLine {
  readonly url: string;
  readonly controlToken: string;
  readonly instances: readonly { readonly id: string; readonly kind: string; readonly apiKey: string }[];
}

export interface StartedSandbox extends ReadyLine {
  /** Ends the process as `kill -9` does, and resolves when it is gone. */
  readonly kill: () => Promise<void>;
  readonly process: ChildProcess;
}

const running = new Set<ChildProcess>();

/** Ends every process that is left, also after a test that failed. */
export function killAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts the command in a separate process. Rejects with its output if it does not get ready. */
export async function startSandbox(args: readonly string[]): Promise<StartedSandbox> {
  const child = spawn(process.execPath, [MAIN, "--port", "0", "--json", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (part) => {
    errors += part;
  });
  running.add(child);
  const exited = once(child, "exit");
  void exited.then(() => running.delete(child));
  const line = await Promise.race([
    once(createInterface(child.stdout), "line").then(([text]) => String(text)),
    exited.then(() => Promise.reject(new Error(`The sandbox ended: ${errors}`))),
  ]);
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  return { ...(JSON.parse(line) as ReadyLine), kill, process: child };
}
