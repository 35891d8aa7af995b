import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { foldersAbove, readManifest } from "../../project/installed-version.ts";
import { specOf } from "../../targets/settings.ts";
import { UsageError } from "../../usage-error.ts";
import type { CommandParts } from "../command.ts";

const run = promisify(execFile);

const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[\w.-]+(?=@))(?:@(.+))?$/;

/** The two documents of an upgrade, as a comparison takes them. */
export async function resolveVersions(
  parts: CommandParts,
  projects: readonly string[],
): Promise<readonly string[]> {
  const { from, to } = parts.arguments;
  const base = await resolveVersion(parts, { text: from, projects });
  return to === undefined ? [base] : [base, await resolveVersion(parts, { text: to, projects })];
}

interface Wanted {
  /** As typed; undefined for the version that is installed. */
  readonly text: string | undefined;
  readonly projects: readonly string[];
}

async function resolveVersion(parts: CommandParts, { text, projects }: Wanted): Promise<string> {
  const { loaded, workingDirectory, arguments: args } = parts;
  const named =
    text === undefined || existsSync(join(workingDirectory, text)) ? undefined : PACKAGE.exec(text);
  if (text !== undefined && !named && !VERSION.test(text)) return text;
  const published = loaded?.config.diff?.packages?.spec;
  const name = named?.[1] ?? (published && (args.renamedPackages.get(published) ?? published));
  const version = named ? named[2] : text;
  const installed = name === undefined ? undefined : installedDescription({ name, version, projects });
  if (installed !== undefined) return relative(workingDirectory, installed) || installed;
  const tag = version && (await tagOf(version, { name, workingDirectory }));
  if (tag)
    return `${tag}:${relative(await repositoryRoot(workingDirectory), specOf(parts)).replaceAll("\\", "/")}`;
  const wanted = version === undefined ? "A description" : `Version ${version} of the description`;
  throw new UsageError(
    `${wanted} is neither installed${name === undefined ? "" : ` in the project as ${name}`} nor tagged in git.`,
    "Pass --from with a file, a URL, git-ref:path, or a package such as @acme/spec@1.2.0.",
  );
}

interface Description {
  readonly name: string;
  /** Undefined for any. */
  readonly version: string | undefined;
  readonly projects: readonly string[];
}

/** The file of the description in an installed package: what its manifest exports as `./openapi.json` or `./openapi.yaml`. */
function installedDescription({ name, version, projects }: Description): string | undefined {
  for (const folder of projects.flatMap(foldersAbove)) {
    const installed = join(folder, "node_modules", name);
    const manifest = readManifest(installed);
    if (!manifest || (version !== undefined && manifest.version !== version)) continue;
    const exported = manifest.exports as Readonly<Record<string, unknown>> | undefined; // of npm packages
    const file = exported?.["./openapi.json"] ?? exported?.["./openapi.yaml"];
    if (typeof file === "string") return join(installed, file);
  }
  return undefined;
}

interface Repository {
  readonly name: string | undefined;
  readonly workingDirectory: string;
}

/** The git tag of a version: `v1.2.0`, or `@acme/spec@1.2.0`. */
async function tagOf(version: string, { name, workingDirectory }: Repository): Promise<string | undefined> {
  for (const tag of [`v${version}`, ...(name === undefined ? [] : [`${name}@${version}`])]) {
    const args = ["rev-parse", "--verify", "--quiet", `refs/tags/${tag}`];
    if (await run("git", args, { cwd: workingDirectory }).then(isDone, isFailed)) return tag;
  }
  return undefined;
}

const isDone = () => true;
const isFailed = () => false;

async function repositoryRoot(workingDirectory: string): Promise<string> {
  const { stdout } = await run("git", ["rev-parse", "--show-toplevel"], { cwd: workingDirectory });
  return stdout.trim();
}
