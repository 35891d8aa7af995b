import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CliResult, runInProcess } from "./run-in-process.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

/** A separate folder below the system's folder for temporary files. */
export interface Workspace {
  readonly path: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Every file below a folder of the workspace: relative path to text. */
  read(folder: string): Promise<Record<string, string>>;
  /** Runs the command line in the workspace, or in a folder of it, within this process. */
  run(args: readonly string[], options?: RunOptions): Promise<CliResult>;
  /** Runs it in a separate process, which takes a second: for behaviour that only a process shows. */
  spawn(args: readonly string[], options?: RunOptions): Promise<CliResult>;
  start(args: readonly string[]): ChildProcess;
  remove(): Promise<void>;
}

interface RunOptions {
  readonly in?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Plays the person at the terminal. */
  readonly ask?: (question: string) => Promise<string>;
}

export async function createWorkspace(files: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  const path = await mkdtemp(join(tmpdir(), "codegen-"));
  const cache = `${path}-cache`;
  const environmentOf = ({ env }: RunOptions) => ({
    ...process.env,
    npm_config_user_agent: "", // of the package manager that runs the tests
    NODE_PATH: "",
    XDG_CACHE_HOME: cache,
    ...env,
  });
  const folderOf = (options: RunOptions): string => join(path, options.in ?? ".");
  const launch = (args: readonly string[], options: RunOptions = {}): ChildProcess =>
    spawn(process.execPath, [MAIN, ...args], {
      cwd: folderOf(options),
      env: environmentOf(options),
      stdio: ["ignore", "pipe", "pipe"],
    });
  const workspace: Workspace = {
    path,
    async write(texts) {
      for (const [name, text] of Object.entries(texts)) {
        await mkdir(dirname(join(path, name)), { recursive: true });
        await writeFile(join(path, name), text);
      }
    },
    read: (folder) => readTree(join(path, folder)),
    run: (args, options = {}) =>
      runInProcess({
        args,
        workingDirectory: folderOf(options),
        environment: environmentOf(options),
        ask: options.ask,
      }),
    spawn: (args, options) => finished(launch(args, options)),
    start: (args) => launch(args),
    async remove() {
      for (const folder of [path, cache]) await rm(folder, { recursive: true, force: true });
    },
  };
  await workspace.write(files);
  return workspace;
}

function finished(child: ChildProcess): Promise<CliResult> {
  const texts = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    texts.stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    texts.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exitCode) => resolve({ exitCode, ...texts }));
  });
}

async function readTree(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.sort().map(async (path) => [path.slice(folder.length + 1), await readFile(path, "utf8")] as const),
  );
  return Object.fromEntries(texts);
}
