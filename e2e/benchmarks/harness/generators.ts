import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { type Run, run } from "../../house/run.ts";
import { installPackages } from "./install-packages.ts";
import type { Way } from "./measure-ways.ts";

/** A generator as a program of Node. */
export interface Generator {
  readonly name: string;
  /** The folder of its package. */
  readonly package: string;
  /** Files that it writes. */
  readonly outputs: string;
  /** A folder for its output, from which that finds what it imports. */
  readonly work: string;
  readonly arguments: (spec: string, folder: string) => readonly string[];
  /** Configuration for what the arguments cannot say. */
  readonly environment?: (spec: string, folder: string) => Readonly<Record<string, string>>;
  /** The configuration that makes it write types, client and validators; absent where the command line says so. */
  readonly configuration?: { readonly file: string; readonly text: string };
}

// Outside of the repository, where ours would find the configuration of this repository. Theirs live together with all that
// their output imports. Ours imports what e2e has installed.
const scratch = join(tmpdir(), `bench-generators-${process.pid}`);
const home = join(scratch, "theirs");
const ourWork = join(scratch, "ours");

/** Folder for the output of the others. */
export const theirWork: string = join(home, "out");

/** The compiler that first calls are checked with, as a program of Node. */
export const typescript5: string = join(home, "node_modules/typescript/bin/tsc");

/** How long a generator may take for a document; a longer one is stopped. */
export const LIMIT_IN_MINUTES = 20;

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
const ORVAL = {
  file: join(home, "orval.config.mjs"),
  text: `const { PEER_SPEC: input, PEER_OUT: out } = process.env;
export default {
  client: { input, output: { target: \`\${out}/client.ts\`, client: "fetch", mode: "split" } },
  zod: { input, output: { target: \`\${out}/zod.ts\`, client: "zod" } },
};
`,
};

const KUBB_CONFIGURATION = {
  file: join(home, "kubb.config.mjs"),
  text: `import { defineConfig } from "@kubb/core";
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
`,
};

const namedBy = (spec: string, folder: string): Readonly<Record<string, string>> => ({
  PEER_SPEC: spec,
  PEER_OUT: folder,
  DO_NOT_TRACK: "1",
});

/** Ours as it is published, with all five outputs. */
export const ours: Generator = {
  name: "@crossborder/codegen",
  package: join(repository, "generators"),
  outputs: "types, client, zod, webhooks, errors",
  work: ourWork,
  arguments: (spec, folder) => [
    join(repository, "generators/dist/cli/main.js"),
    ...["generate", "--spec", spec, "--out", folder],
  ],
};

const hey = join(home, "node_modules/@hey-api/openapi-ts");

/** The generator that most figures are compared with. The program that only starts it would take 40 ms more. */
export const heyApi: Generator = {
  name: "@hey-api/openapi-ts",
  package: hey,
  outputs: "types, client, zod",
  work: theirWork,
  arguments: (spec, out) => [
    join(hey, "dist/run.mjs"),
    ...["-i", spec, "-o", out, "-p", "@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "zod"],
  ],
};

/** Another that a team would pick instead. */
export const orval: Generator = {
  name: "orval",
  package: join(home, "node_modules/orval"),
  outputs: "types, client, zod",
  work: theirWork,
  arguments: () => [join(home, "node_modules/orval/dist/bin/orval.mjs"), "--config", ORVAL.file],
  environment: namedBy,
  configuration: ORVAL,
};

const kubb: Generator = {
  name: "kubb",
  package: join(home, "node_modules/@kubb/cli"),
  outputs: "types, client, zod",
  work: theirWork,
  arguments: () => [
    join(home, "node_modules/@kubb/cli/bin/kubb.cjs"),
    ...["generate", "--config", KUBB_CONFIGURATION.file],
  ],
  environment: namedBy,
  configuration: KUBB_CONFIGURATION,
};

/** Ours first, and three that a team would pick instead, each by the commands that its documentation names. */
export const generators: readonly Generator[] = [ours, heyApi, orval, kubb];

/** Installs the others and writes their configurations; removes everything after what is done with them. */
export async function withGenerators<Result>(use: () => Promise<Result>): Promise<Result> {
  process.env.XDG_CACHE_HOME = join(scratch, "cache"); // what runs remember goes with the other output
  try {
    const diagnostic = await installPackages(home, VERSIONS);
    if (diagnostic !== undefined) throw new Error(diagnostic);
    for (const { work, configuration } of generators) {
      await mkdir(work, { recursive: true });
      if (configuration) await writeFile(configuration.file, configuration.text);
    }
    await symlink(join(repository, "e2e/node_modules"), join(ourWork, "node_modules"), "junction");
    return await use();
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Returns the name with the version that is measured. */
export async function titleOf({ name, package: folder, outputs }: Generator): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return `${name} ${version}: ${outputs}`;
}

/** Returns how a generator is measured for a document, with an empty folder for each run. */
export function wayOf(generator: Generator, spec: string): Way {
  const output = join(generator.work, generator.name.replace(/\W+/g, "-"));
  const environment = generator.environment?.(spec, output);
  return { arguments: generator.arguments(spec, output), output, ...(environment && { environment }) };
}

/** Runs a generator for a document into a folder that is empty before. */
export async function generateOnce(generator: Generator, spec: string, folder: string): Promise<Run> {
  await rm(folder, { recursive: true, force: true });
  return run(process.execPath, generator.arguments(spec, folder), {
    cwd: generator.work,
    env: { ...generator.environment?.(spec, folder), NO_COLOR: "1" },
    timeoutMilliseconds: LIMIT_IN_MINUTES * 60_000,
  });
}
