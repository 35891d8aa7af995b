import { mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readManifest, repository } from "../../house/repository.ts";
import { type Run, run } from "../../house/run.ts";
import { installPackages } from "./install-packages.ts";
import type { Way } from "./processes.ts";

/** A generator as a program of Node. */
export interface Generator {
  readonly name: string;
  readonly version: string;
  /** Files that it writes. */
  readonly outputs: string;
  /** A folder for its output, from which that finds what it imports. */
  readonly work: string;
  readonly arguments: (spec: string, folder: string) => readonly string[];
  /** The configuration that makes it write types, client and validators; absent where the command line says so. */
  readonly configuration?: string;
}

// Outside of the repository, where ours would find the configuration of this repository. Theirs live together with all that
// their output imports. Ours imports what e2e has installed.
const scratch = join(tmpdir(), `bench-generators-${process.pid}`);
const home = join(scratch, "theirs");
const work = join(home, "out");

/** The compiler that first calls are checked with, as a program of Node. */
export const typescript5: string = join(home, "node_modules/typescript/bin/tsc");

const KUBB = "4.39.3"; // the plug-ins of 5 need a version of it that is not published

const VERSIONS = {
  "@hey-api/openapi-ts": "0.99.0",
  orval: "8.38.0",
  "@kubb/cli": KUBB,
  "@kubb/core": KUBB,
  "@kubb/plugin-oas": KUBB,
  "@kubb/plugin-ts": KUBB,
  "@kubb/plugin-client": KUBB,
  "@kubb/plugin-zod": KUBB,
  zod: "4.6.7",
  typescript: "5.9.3",
};

// Both read the document's name and the folder from the environment, so that one configuration serves all documents.
const ORVAL = `const { PEER_SPEC: input, PEER_OUT: out } = process.env;
export default {
  client: { input, output: { target: \`\${out}/client.ts\`, client: "fetch", mode: "split" } },
  zod: { input, output: { target: \`\${out}/zod.ts\`, client: "zod" } },
};
`;

const KUBB_CONFIGURATION = `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
import { pluginZod } from "@kubb/plugin-zod";
export default defineConfig({
  root: ".",
  input: { path: process.env.PEER_SPEC },
  output: { path: process.env.PEER_OUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: "types" } }),
    pluginZod({ output: { path: "zod" }, version: "4" }),
    pluginClient({ output: { path: "client" }, client: "fetch" }),
  ],
});
`;

const environmentOf = (spec: string, folder: string): Readonly<Record<string, string>> => ({
  PEER_SPEC: spec,
  PEER_OUT: folder,
  DO_NOT_TRACK: "1",
  NO_COLOR: "1",
});

/** Ours as it is published, with all five outputs. */
export const ours: Generator = {
  name: "@crossborder/codegen",
  version: readManifest("generators").version,
  outputs: "types, client, zod, webhooks, errors",
  work: join(scratch, "ours"),
  arguments: (spec, folder) => [
    join(repository, "generators/dist/cli/main.js"),
    ...["generate", "--spec", spec, "--out", folder],
  ],
};

const theirs = { outputs: "types, client, zod", work };

/** The generator that most figures are compared with. The program that only starts it would take 40 ms more. */
export const heyApi: Generator = {
  ...theirs,
  name: "@hey-api/openapi-ts",
  version: VERSIONS["@hey-api/openapi-ts"],
  arguments: (spec, out) => [
    join(home, "node_modules/@hey-api/openapi-ts/dist/run.mjs"),
    ...["-i", spec, "-o", out, "-p", "@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "zod"],
  ],
};

/** Another that a team would pick instead. */
export const orval: Generator = {
  ...theirs,
  name: "orval",
  version: VERSIONS.orval,
  arguments: () => [
    join(home, "node_modules/orval/dist/bin/orval.mjs"),
    ...["--config", join(home, "orval.config.mjs")],
  ],
  configuration: ORVAL,
};

const kubb: Generator = {
  ...theirs,
  name: "kubb",
  version: KUBB,
  arguments: () => [
    join(home, "node_modules/@kubb/cli/bin/kubb.cjs"),
    ...["generate", "--config", join(home, "kubb.config.mjs")],
  ],
  configuration: KUBB_CONFIGURATION,
};

/** Ours first, and three that a team would pick instead, each by the commands that its documentation names. */
export const generators: readonly Generator[] = [ours, heyApi, orval, kubb];

/** Installs the others and writes their configurations; removes everything after what is done with them. */
export async function withGenerators(use: () => Promise<void>): Promise<void> {
  process.env.XDG_CACHE_HOME = join(scratch, "cache"); // what runs remember goes with the other output
  try {
    await installPackages(home, VERSIONS);
    for (const { name, work: folder, configuration } of generators) {
      await mkdir(folder, { recursive: true });
      if (configuration) await writeFile(join(home, `${name}.config.mjs`), configuration);
    }
    await symlink(join(repository, "e2e/node_modules"), join(ours.work, "node_modules"), "junction");
    await use();
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the name with the version that is measured. */
export function titleOf({ name, version, outputs }: Generator): string {
  return `${name} ${version}: ${outputs}`;
}

/** Returns a folder for what a generator writes. */
export function folderOf(generator: Generator, purpose: string): string {
  return join(generator.work, `${purpose}-${generator.name.replace(/\W+/g, "-")}`);
}

/** Returns how a generator is measured for a document, with an empty folder for each run. */
export function wayOf(generator: Generator, spec: string, output = folderOf(generator, "output")): Way {
  return {
    arguments: generator.arguments(spec, output),
    output,
    environment: environmentOf(spec, output),
  };
}

/** Runs a generator for a document into a folder that is empty before; it is stopped after 20 minutes. */
export async function generateOnce(generator: Generator, spec: string, folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  return run(process.execPath, generator.arguments(spec, folder), {
    cwd: generator.work,
    env: environmentOf(spec, folder),
    timeoutMilliseconds: 20 * 60_000,
  });
}
