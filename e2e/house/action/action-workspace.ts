import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installCodegen } from "../../../action/codegen.ts";
import { runAction } from "../../../action/run-action.ts";
import { runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { readText, repository } from "../repository.ts";
import { writeFiles } from "../write-files.ts";
import { type FakeGithub, TOKEN } from "./fake-github.ts";

interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** `own`: codegen runs in separate processes, as it does on a runner. That takes a second for each. */
  readonly process?: "own" | "shared";
}

type EventName = "pull-request" | "pull-request-from-fork" | "pull-request-from-deleted-fork" | "push";

interface ActionResult {
  readonly exitCode: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** A checkout as a runner has it: a repository with the merge of a pull request checked out. */
export interface ActionWorkspace {
  readonly path: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  git(...args: readonly string[]): string;
  commit(files: Readonly<Record<string, string>>): Promise<void>;
  run(
    event: EventName,
    inputs?: Readonly<Record<string, string>>,
    options?: RunOptions,
  ): Promise<ActionResult>;
  remove(): Promise<void>;
}

/** Environment of a runner, and the compile cache of Node. */
export const OWN_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

/** As built, it starts in a fraction of the time. */
const PROGRAMS = ["generators/dist/cli/main.js", "generators/cli/main.ts"];
const program = PROGRAMS.map((path) => join(repository, path)).find((path) => existsSync(path)) ?? "";

/** The command line of this repository, at the place where npm would install it. */
export const INSTALLED = {
  "node_modules/@crossborder/codegen/package.json": '{ "name": "@crossborder/codegen", "type": "module" }\n',
  "node_modules/@crossborder/codegen/dist/cli/main.js": `await import(${JSON.stringify(pathToFileURL(program).href)});\n`,
};

const installedHere: typeof installCodegen =
  ({ folder, environment }) =>
  async (...args) => {
    const result = await runInProcess({ args, workingDirectory: folder, environment });
    return { ...result, exitCode: result.exitCode ?? 2 };
  };

export async function createActionWorkspace(github: FakeGithub): Promise<ActionWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), "action-"));
  const path = join(folder, "checkout");
  const write = (files: Readonly<Record<string, string>>): Promise<void> => writeFiles(path, files);
  const author = ["-c", "user.name=t", "-c", "user.email=t@localhost"];
  const git = (...args: readonly string[]): string =>
    execFileSync("git", [...author, ...args], { cwd: path, encoding: "utf8", stdio: "pipe" }).trim();
  await write({ ...INSTALLED, ".gitignore": "node_modules\n" });
  git("init", "--quiet", "--initial-branch=main", "--template="); // without examples of hooks
  return {
    path,
    write,
    git,
    async commit(files) {
      await write(files);
      git("add", ".");
      git("commit", "--quiet", "--allow-empty", "-m", "change");
    },
    async run(event, inputs = {}, { env = {}, process = "shared" } = {}) {
      const files = {
        event: join(folder, "event.json"),
        summary: join(folder, "summary"),
        output: join(folder, "output"),
      };
      const text = readText(`e2e/house/action/events/${event}.json`);
      const [head = "", base = head] = git("rev-list", "--max-count=2", "HEAD").split("\n");
      await writeFile(files.event, text.replace("BASE_SHA", base).replace("HEAD_SHA", head));
      await Promise.all([files.summary, files.output].map((file) => writeFile(file, "")));
      let log = "";
      const given = { spec: "openapi.yaml", version: "installed", "github-token": TOKEN, ...inputs };
      const environment = {
        ...OWN_ENVIRONMENT,
        GITHUB_WORKSPACE: path,
        GITHUB_EVENT_NAME: event === "push" ? "push" : "pull_request",
        GITHUB_EVENT_PATH: files.event,
        GITHUB_REPOSITORY: "acme/api",
        GITHUB_API_URL: github.url,
        GITHUB_STEP_SUMMARY: files.summary,
        GITHUB_OUTPUT: files.output,
        RUNNER_TEMP: join(folder, "temp"),
        ...Object.fromEntries(
          Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
        ...env,
      };
      const exitCode = await runAction({
        environment,
        write: (line) => {
          log += line;
        },
        install: process === "own" ? installCodegen : installedHere,
      });
      const written = (await readFile(files.output, "utf8")).split("\n").filter((line) => line !== "");
      const outputs = Object.fromEntries(written.map((line) => line.split("=") as [string, string])); // name=value
      return { exitCode, log, summary: await readFile(files.summary, "utf8"), outputs };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
