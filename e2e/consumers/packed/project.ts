import { delimiter, join } from "node:path";
import { type Run, run } from "../../house/run.ts";
import { writeFiles } from "../../house/write-files.ts";
import type { Stage } from "../../publishing/stage.ts";

/** Files of a project by their path in it. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** The project of a consumer, empty but for its files, where the scope comes from the registry on this machine. */
export async function createProject(
  { folder, scope, registry }: Stage,
  { name, files }: { readonly name: string; readonly files: ProjectFiles },
): Promise<string> {
  const project = join(folder, name);
  await writeFiles(project, { ".npmrc": `${scope}:registry=${registry.url}/\n`, ...files });
  return project;
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
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
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
