import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { packageManager } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import { cacheEnvironment, yarnSettings } from "../packed/package-managers.ts";
import { type Command, type ProjectFiles, pathWith, runAsConsumer } from "../packed/project.ts";

/** A package manager as a project uses it: `init` finds out which one that is. */
export interface Manager {
  readonly name: string;
  /** The package of npm that brings its program; npm needs none. */
  readonly program?: string;
  /** Returns files that show that the project uses it. */
  files(stage: Stage): ProjectFiles;
  /** Runs a package that is not installed. */
  readonly execute: Command;
  /** Runs a script of the project. */
  readonly run: Command;
}

/** Package managers of our users. */
export const managers: readonly Manager[] = [
  { name: "npm", files: () => ({}), execute: ["npx", "-y"], run: ["npm", "run"] },
  {
    name: "pnpm",
    program: packageManager,
    files: () => ({ "pnpm-workspace.yaml": "packages: []\n", "pnpm-lock.yaml": "" }),
    execute: ["pnpm", "dlx"],
    run: ["pnpm", "run"],
  },
  {
    name: "yarn 1",
    program: "yarn@1.22.22",
    files: () => ({ "yarn.lock": "" }),
    execute: ["npx", "-y"],
    run: ["yarn", "run"],
  },
  {
    name: "yarn 4",
    program: "@yarnpkg/cli-dist@4.18.1",
    files: (stage) => yarnSettings(stage, "node-modules"),
    execute: ["npx", "-y"],
    run: ["yarn", "run"],
  },
  {
    name: "bun",
    program: "bun@1.4.5",
    files: () => ({ "bun.lock": "" }),
    execute: ["npx", "-y"],
    run: ["bun", "run"],
  },
];

/** Installs the program of a package manager beside the projects; gives the environment in which it is on the path. */
export async function installManager(
  stage: Stage,
  { name, program }: Manager,
): Promise<Readonly<Record<string, string>>> {
  const tools = join(stage.folder, "tools", name.replace(" ", "-"));
  await mkdir(tools, { recursive: true });
  const env = cacheEnvironment(stage);
  const install = ["npm", "install", "--no-audit", "--no-fund", "--prefix", tools] as const;
  if (program !== undefined) await runAsConsumer([...install, program], { cwd: tools, env });
  return { ...env, PATH: pathWith(join(tools, "node_modules/.bin")), NEXT_TELEMETRY_DISABLED: "1" };
}
