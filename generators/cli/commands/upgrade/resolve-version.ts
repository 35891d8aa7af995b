import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { foldersAbove, readManifest } from "../../project/installed-version.ts";
import { specOf } from "../../targets/settings.ts";
import { shownPath, UsageError } from "../../usage-error.ts";
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

/** The document of a version, as typed; without a text, of the version that is installed. */
async function resolveVersion(
  parts: CommandParts,
  { text, projects }: { readonly text: string | undefined; readonly projects: readonly string[] },
): Promise<string> {
  const { loaded, workingDirectory, arguments: args } = parts;
  const named =
    text === undefined || existsSync(join(workingDirectory, text)) ? undefined : PACKAGE.exec(text);
  if (text !== undefined && !named && !VERSION.test(text)) return text;
  const published = loaded?.config.diff?.packages?.spec;
  const name = named?.[1] ?? (published && (args.renamedPackages.get(published) ?? published));
  const version = named ? named[2] : text;
  const installed = name === undefined ? undefined : installedDescription({ name, version, projects });
  if (installed !== undefined) return relative(workingDirectory, installed) || installed;
  const tags =
    version === undefined ? [] : [`v${version}`, ...(name === undefined ? [] : [`${name}@${version}`])];
  const tag = await firstTag(tags, workingDirectory);
  // Without a configuration, the tag has the document where it is today.
  const spec =
    loaded === undefined && existsSync(resolve(workingDirectory, args.to ?? "")) ? args.to : undefined;
  if (tag)
    return `${tag}:./${shownPath(specOf({ ...parts, arguments: { ...args, spec } }), workingDirectory)}`;
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

/** The first of these tags that git has. */
async function firstTag(tags: readonly string[], cwd: string): Promise<string | undefined> {
  for (const tag of tags) {
    const args = ["rev-parse", "--verify", "--quiet", `refs/tags/${tag}`];
    if (await run("git", args, { cwd }).catch(() => undefined)) return tag;
  }
  return undefined;
}
