import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { repository, repositoryFiles } from "../repository.ts";
import { mustRun } from "../run.ts";

const OUTPUTS = ["packages/*/dist/**", "packages/*/src/generated/**", "spec/dist/**", "generators/dist/**"];

/** Copies what git knows, or would add, to a folder, as a repository of its own with one commit. */
export async function copyRepository(folder: string): Promise<void> {
  for (const file of repositoryFiles()) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(repository, file), join(folder, file));
  }
  const author = ["-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost"];
  await mustRun("git", ["init", "--quiet"], { cwd: folder });
  await mustRun("git", ["add", "--all"], { cwd: folder });
  await mustRun("git", [...author, "commit", "--quiet", "--no-verify", "--message", "All"], { cwd: folder });
}

/** Clones a repository into a new folder, and installs its dependencies as a contributor would. */
export async function makeCheckout(source: string, folder: string): Promise<void> {
  await mustRun("git", ["clone", "--quiet", source, folder], { cwd: source });
  await mustRun("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: folder });
}

/** How many tasks there were, and how many of them came from the cache. */
export interface CacheUse {
  readonly cached: number;
  readonly total: number;
}

/** Generates and builds everything with turbo, in a checkout. */
export async function generateAndBuild(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<CacheUse> {
  const turbo = join(folder, "node_modules/.bin/turbo");
  const output = await mustRun(
    turbo,
    ["run", "generate", "build", "--output-logs=errors-only", "--no-color"],
    {
      cwd: folder,
      env,
    },
  );
  const [, cached, total] = /Cached:\s+(\d+) cached, (\d+) total/.exec(output) ?? [];
  if (cached === undefined || total === undefined) throw new Error(`turbo printed no summary:\n${output}`);
  return { cached: Number(cached), total: Number(total) };
}

/** One digest over the names and the bytes of everything that was generated or built; undefined when nothing was. */
export function digestOfOutputs(folder: string): string | undefined {
  const files = globSync(OUTPUTS, { cwd: folder })
    .sort()
    .filter((file) => statSync(join(folder, file)).isFile());
  if (!files.some((file) => file.includes("/dist/"))) return undefined;
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
}
