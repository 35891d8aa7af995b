import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Absolute path of the repository, without a slash at the end. */
export const repository: string = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** Folders of all workspace packages that are published. */
export const publishedFolders = [
  "spec",
  "generators",
  "packages/runtime",
  "packages/types",
  "packages/errors",
  "packages/zod",
  "packages/client",
  "packages/webhooks",
  "packages/sandbox",
  "packages/mcp",
] as const;

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly packageManager?: string;
  readonly homepage?: string;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly imports?: Readonly<Record<string, object>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean;
  readonly type?: string;
  readonly files?: readonly string[];
}

/** The package.json of a folder of the repository. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${repository}/${folder}/package.json`, "utf8"));
}

/** The package manager of this repository: `pnpm@12.21.0`. */
export const packageManager: string = readManifest(".").packageManager ?? "npm";

/** Files that git knows, or would add, relative to the repository. */
export function repositoryFiles(...patterns: readonly string[]): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...patterns];
  const output = execFileSync("git", args, {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return output
    .split("\n")
    .filter((file) => file !== "" && existsSync(`${repository}/${file}`))
    .sort();
}

/** Text of a file of the repository. */
export function readText(file: string): string {
  return readFileSync(`${repository}/${file}`, "utf8");
}
