import { packageManager } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import { manifestOf, ourDependencies, type ProjectFiles } from "./project.ts";

/** A package manager as a project uses it. */
export interface PackageManager {
  readonly name: string;
  /** Returns the files that a project needs to be installed by it. */
  files(stage: Stage): ProjectFiles;
  /** Installs what the manifest names. */
  readonly install: readonly [program: string, ...args: string[]];
  /** Runs a file of the project. */
  readonly node: readonly [program: string, ...args: string[]];
}

const yarnBerry = ["npx", "-y", "-p", "@yarnpkg/cli-dist@4.18.1", "yarn"] as const;

/** Variables that keep the caches of all package managers below the temporary folder. */
export function cacheEnvironment({ folder }: Stage): Readonly<Record<string, string>> {
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

/** Every package manager that our users have. All of them come from npm. */
export const packageManagers: readonly PackageManager[] = [
  {
    name: "npm",
    files: plain,
    install: ["npm", "install"],
    node: ["node"],
  },
  {
    name: packageManager.replace("@", " "),
    files: plain,
    install: ["npx", "-y", packageManager, "install"],
    node: ["node"],
  },
  {
    name: "yarn 1.22.22",
    files: plain,
    install: ["npx", "-y", "yarn@1.22.22", "install", "--non-interactive"],
    node: ["node"],
  },
  {
    name: "yarn 4.18.1, node_modules",
    files: (stage) => ({ ...plain(stage), ...yarnSettings(stage, "node-modules") }),
    install: [...yarnBerry, "install"],
    node: [...yarnBerry, "node"],
  },
  {
    name: "yarn 4.18.1, Plug'n'Play",
    files: (stage) => ({ ...plain(stage), ...yarnSettings(stage, "pnp") }),
    install: [...yarnBerry, "install"],
    node: [...yarnBerry, "node"],
  },
  {
    name: "bun 1.4.5",
    files: plain,
    install: ["npx", "-y", "bun@1.4.5", "install"],
    node: ["node"],
  },
];

function plain(stage: Stage): ProjectFiles {
  return { "package.json": manifestOf({ ...ourDependencies(stage), zod: "^4.6.0" }) };
}

/** Returns the files of a project of Yarn 4. An empty lockfile makes the folder a project, whatever lies above it. */
export function yarnSettings({ scope, registry }: Stage, linker: string): ProjectFiles {
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
