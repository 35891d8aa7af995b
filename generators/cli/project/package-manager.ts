import { existsSync } from "node:fs";
import { join } from "node:path";
import { foldersAbove, readManifest } from "./installed-version.ts";
import type { NeededPackage } from "./published-versions.ts";

/** The package managers that projects use. */
const PACKAGE_MANAGER_NAMES = ["npm", "pnpm", "yarn", "bun"] as const;

export type PackageManagerName = (typeof PACKAGE_MANAGER_NAMES)[number];

/** Command lines of a package manager, as a person types them. */
export interface PackageManager {
  readonly name: PackageManagerName;
  /** Installs what the package.json names, also where that changes the lockfile on a build server. */
  readonly install: readonly string[];
  /** Adds packages to the dependencies. */
  readonly add: string;
  /** Runs a script of the package.json. */
  readonly run: string;
  /** Runs a program of an installed package. */
  readonly execute: string;
}

/** Command lines of each package manager. */
export const MANAGERS: Readonly<Record<PackageManagerName, PackageManager>> = {
  npm: {
    name: "npm",
    install: ["npm", "install", "--no-audit", "--no-fund"],
    add: "npm install",
    run: "npm run",
    execute: "npx",
  },
  pnpm: {
    name: "pnpm",
    install: ["pnpm", "install", "--no-frozen-lockfile"],
    add: "pnpm add",
    run: "pnpm",
    execute: "pnpm exec",
  },
  yarn: { name: "yarn", install: ["yarn", "install"], add: "yarn add", run: "yarn", execute: "yarn" },
  bun: { name: "bun", install: ["bun", "install"], add: "bun add", run: "bun run", execute: "bunx" },
};

/** Lockfiles, and the package managers that write them. */
export const LOCKFILES: Readonly<Record<string, PackageManagerName>> = {
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm",
  "pnpm-lock.yaml": "pnpm",
  "yarn.lock": "yarn",
  "bun.lock": "bun",
  "bun.lockb": "bun",
};

/**
 * The package manager of a project: from a folder upwards, the `packageManager` of a package.json or a lockfile decides.
 * A project without either uses the package manager that started this program, or npm.
 */
export function detectPackageManager(
  from: string,
  environment: Readonly<Record<string, string | undefined>> = {},
): PackageManager {
  for (const folder of foldersAbove(from)) {
    const found = declaredManager(folder) ?? lockedManager(folder);
    if (found !== undefined) return MANAGERS[found];
  }
  return MANAGERS[managerNamed(environment.npm_config_user_agent) ?? "npm"];
}

function declaredManager(folder: string): PackageManagerName | undefined {
  const declared = readManifest(folder)?.packageManager;
  return typeof declared === "string" ? managerNamed(declared) : undefined;
}

function lockedManager(folder: string): PackageManagerName | undefined {
  const lockfile = Object.keys(LOCKFILES).find((file) => existsSync(join(folder, file)));
  return lockfile === undefined ? undefined : LOCKFILES[lockfile];
}

/** `pnpm` for `pnpm@12.0.0` and for `pnpm/12.0.0 node/v24.0.0`. */
function managerNamed(text: string | undefined): PackageManagerName | undefined {
  return PACKAGE_MANAGER_NAMES.find((name) => text?.startsWith(`${name}@`) || text?.startsWith(`${name}/`));
}

/** The command that adds packages to a project: `pnpm add zod@^4.6.0`. Of several ranges it names the last. */
export function addCommand({ add }: PackageManager, packages: readonly NeededPackage[]): string {
  return [add, ...packages.map(({ name, range }) => `${name}@${range.split(" || ").at(-1)}`)].join(" ");
}
