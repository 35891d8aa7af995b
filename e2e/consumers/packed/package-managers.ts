import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { packageManager } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import {
  type Command,
  cacheEnvironment,
  type Environment,
  type ProjectFiles,
  pathWith,
  runAsConsumer,
} from "./project.ts";

/** A package manager as a project uses it. */
export interface PackageManager {
  readonly name: string;
  /** The package of npm that brings its program; npm needs none. */
  readonly program?: string;
  /** Returns files that show that the project uses it. */
  files(stage: Stage): ProjectFiles;
  /** Installs what the manifest names. */
  readonly install: Command;
  /** Runs a file of the project. */
  readonly node: Command;
  /** Runs a package that is not installed. */
  readonly execute: Command;
  /** Runs a script of the project. */
  readonly run: Command;
}

const yarnBerry = {
  program: "@yarnpkg/cli-dist@4.18.1",
  install: ["yarn", "install"],
  node: ["yarn", "node"],
  execute: ["npx", "-y"],
  run: ["yarn", "run"],
} as const;

/** Yarn 4 without links: `init` is not tried with it. */
const plugAndPlay: PackageManager = {
  ...yarnBerry,
  name: "yarn 4, Plug'n'Play",
  files: (stage) => yarnSettings(stage, "pnp"),
};

/** The package managers that `init` knows. All of them come from npm. */
export const managers: readonly PackageManager[] = [
  {
    name: "npm",
    files: () => ({}),
    install: ["npm", "install"],
    node: ["node"],
    execute: ["npx", "-y"],
    run: ["npm", "run"],
  },
  {
    name: "pnpm",
    program: packageManager,
    files: () => ({ "pnpm-workspace.yaml": "packages: []\n", "pnpm-lock.yaml": "" }),
    install: ["pnpm", "install"],
    node: ["node"],
    execute: ["pnpm", "dlx"],
    run: ["pnpm", "run"],
  },
  {
    name: "yarn 1",
    program: "yarn@1.22.22",
    files: () => ({ "yarn.lock": "" }),
    install: ["yarn", "install", "--non-interactive"],
    node: ["node"],
    execute: ["npx", "-y"],
    run: ["yarn", "run"],
  },
  { ...yarnBerry, name: "yarn 4", files: (stage) => yarnSettings(stage, "node-modules") },
  {
    name: "bun",
    program: "bun@1.4.5",
    files: () => ({ "bun.lock": "" }),
    install: ["bun", "install"],
    node: ["node"],
    execute: ["npx", "-y"],
    run: ["bun", "run"],
  },
];

/** Every package manager that our users have. */
export const allManagers: readonly PackageManager[] = [...managers, plugAndPlay];

/** Installs the program of a package manager beside the projects; gives the variables with which it is on the path. */
export async function installManager(stage: Stage, { name, program }: PackageManager): Promise<Environment> {
  const tools = join(stage.folder, "tools", name.replaceAll(/\W+/g, "-"));
  await mkdir(tools, { recursive: true });
  const env = cacheEnvironment(stage);
  const install = ["npm", "install", "--no-audit", "--no-fund", "--prefix", tools] as const;
  if (program !== undefined) await runAsConsumer([...install, program], { cwd: tools, env });
  return { PATH: pathWith(join(tools, "node_modules/.bin")), NEXT_TELEMETRY_DISABLED: "1" };
}

/** The files of a project of Yarn 4. An empty lockfile makes the folder a project, whatever lies above it. */
function yarnSettings({ scope, registry }: Stage, linker: string): ProjectFiles {
  const settings = [
    `nodeLinker: ${linker}`,
    `npmScopes: { ${scope.slice(1)}: { npmRegistryServer: "${registry.url}" } }`,
    'unsafeHttpWhitelist: ["127.0.0.1"]',
    // Versions that are a day old at most are held back otherwise.
    `npmPreapprovedPackages: ["${scope}/*"]`,
    "",
  ];
  return { ".yarnrc.yml": settings.join("\n"), "yarn.lock": "" };
}
