import { delimiter, join } from "node:path";
import { type Run, run } from "../../house/run.ts";
import { writeFiles } from "../../house/write-files.ts";
import type { Stage } from "../../publishing/stage.ts";

/** Files of a project by their path in it. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** Variables of a process. */
export type Environment = Readonly<Record<string, string>>;

/** A folder of a consumer, where commands have to succeed. */
export interface Project {
  readonly folder: string;
  /** Runs a command with the variables of the project and others; resolves with its output. */
  run(command: Command, env?: Environment): Promise<string>;
}

/** Returns the project of a folder. */
export function projectIn(folder: string, own: Environment): Project {
  return { folder, run: (command, env) => runAsConsumer(command, { cwd: folder, env: { ...own, ...env } }) };
}

/** Creates a project, empty but for its files, where the scope comes from the registry on this machine. */
export async function createProject(stage: Stage, name: string, files: ProjectFiles = {}): Promise<Project> {
  const folder = join(stage.folder, name);
  const { scope, registry } = stage;
  await writeFiles(folder, { ".npmrc": `${scope}:registry=${registry.url}/\n`, ...files });
  return projectIn(folder, cacheEnvironment(stage));
}

/** Creates a project, and installs its dependencies with npm. */
export async function installProject(
  stage: Stage,
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<Project> {
  const project = await createProject(stage, name, { "package.json": manifestOf(dependencies) });
  await project.run(["npm", "install", "--no-audit", "--no-fund"]);
  return project;
}

/** Variables that keep the caches of all package managers below the temporary folder. */
export function cacheEnvironment({ folder }: Stage): Environment {
  return {
    npm_config_cache: `${folder}/npm-cache`,
    pnpm_config_store_dir: `${folder}/pnpm-store`,
    pnpm_config_cache_dir: `${folder}/pnpm-cache`,
    YARN_CACHE_FOLDER: `${folder}/yarn-cache`,
    YARN_GLOBAL_FOLDER: `${folder}/yarn-berry`,
    YARN_ENABLE_GLOBAL_CACHE: "true",
    YARN_ENABLE_TELEMETRY: "false",
    YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
    BUN_INSTALL_CACHE_DIR: `${folder}/bun-cache`,
  };
}

/** The manifest of a consumer's project. */
export function manifestOf(dependencies: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ name: "consumer", private: true, type: "module", dependencies }, null, 2)}\n`;
}

/** Every package with its version, as dependencies. */
export function ourDependencies({ packages }: Stage): Record<string, string> {
  return Object.fromEntries(packages.map(({ name, version }) => [name, version]));
}

/** A program with its arguments, as one would type it. */
export type Command = readonly [program: string, ...args: string[]];

/** Runs a command that has to succeed as a consumer would, without what the repository adds to the environment. */
export async function runAsConsumer(
  [program, ...args]: Command,
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Environment },
): Promise<string> {
  const result = await run(program, args, { cwd, env: { ...consumerEnvironment(), ...env } });
  if (result.exitCode === 0) return result.stdout;
  throw new Error(failureOf([program, ...args], result));
}

/** Returns the changes that make this process's environment a consumer's; undefined removes a variable. */
export function consumerEnvironment(): Record<string, string | undefined> {
  const ours = Object.keys(process.env).filter((name) =>
    /^(npm_|pnpm_|CI$|INIT_CWD$|NODE_PATH$)/i.test(name),
  );
  const path = (process.env.PATH ?? "").split(delimiter).filter((entry) => !entry.includes("node_modules"));
  return { ...Object.fromEntries(ours.map((name) => [name, undefined])), PATH: path.join(delimiter) };
}

/** Returns a consumer's path with a folder before all others. */
export function pathWith(folder: string): string {
  return `${folder}${delimiter}${consumerEnvironment().PATH}`;
}

const LONGEST_REASON = 4000;

function failureOf(command: readonly string[], { exitCode, stdout, stderr }: Run): string {
  const said = `${stdout}\n${stderr}`.trim().slice(-LONGEST_REASON);
  return `${command.join(" ")} exited with ${exitCode}\n${said}`;
}
