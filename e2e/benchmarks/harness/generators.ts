import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { readManifest, repository } from "../../house/repository.ts";
import { type Run, run } from "../../house/run.ts";
import { installPackages } from "../../publishing/pack.ts";
import type { Way } from "./processes.ts";

/** The command line of this repository, as it is published. */
export const CODEGEN: string = join(repository, "generators/dist/cli/main.js");

/** A generator, and how it is run. */
export interface Generator {
  readonly name: string;
  /** A program of Node with its arguments. `SPEC`, `OUT` and `CONFIGURATION` stand for paths. */
  readonly generate: readonly string[];
  /** A module that reads `SPEC` and `OUT` from the environment; absent where the command line says all. */
  readonly configuration?: string;
}

/** A generator of types, a client and validators, with programs over its output in its own words. */
export interface ClientGenerator extends Generator {
  /** Absent for ours. */
  readonly version?: string;
  /** Kinds of output that it writes. */
  readonly outputs: string;
  /** The module with the validators, below the output. */
  readonly validators: string;
  /** The name of the validator for a request body of a component: `{Name}`, or `{name}` with a small letter. */
  readonly validator: string;
  /**
   * A module that exports `getPet`, `addPet` and, where events come one by one, `watchPets`. Each gives the pet that the
   * program goes on with, or undefined where the generator's types demand a look at the status or the error first.
   */
  readonly calls: string;
}

/** A generator of queries or mocks, with programs over its output in its own words. */
export interface OnClient extends Generator {
  /** A module that exports `PetQueries`. */
  readonly queries?: string;
  /** A module that exports `PetMocks`. */
  readonly mocks?: string;
  /** A statement that overrides the city of a pet's owner with `city`, behind the imports of `mocks`. */
  readonly override?: string;
}

interface Generators {
  readonly packages: Readonly<Record<string, string>>;
  readonly generators: readonly [ours: ClientGenerator, ...others: ClientGenerator[]];
  readonly onClient: readonly OnClient[];
}

const listed: Generators = parse(readFileSync(join(import.meta.dirname, "generators.yaml"), "utf8"));

/** Ours first, and those that a team would pick instead, each by the commands that its documentation names. */
export const { generators, onClient }: Pick<Generators, "generators" | "onClient"> = listed;

// Outside of the repository, where ours would find its configuration. Generators live together with all that output imports.
const home = join(tmpdir(), `bench-generators-${process.pid}`);

/** The folder that all output is written below. */
export const workFolder: string = join(home, "out");

/** Installs all generators; removes everything after what is done with them. */
export async function withGenerators(use: () => Promise<void>): Promise<void> {
  process.env.XDG_CACHE_HOME = join(home, "cache"); // caches of runs are removed with the output
  try {
    await mkdir(workFolder, { recursive: true });
    await installPackages(home, listed.packages, ["packages/runtime"]);
    await use();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Returns the name with the version that is measured. */
export function titleOf({
  name,
  version = readManifest("generators").version,
  outputs,
}: ClientGenerator): string {
  return `${name} ${version}: ${outputs}`;
}

/** Returns the folder that a generator writes to. */
export function outputOf({ name }: Generator): string {
  return join(workFolder, name.replace(/\W+/g, "-"));
}

/** Returns how a generator is measured for a document, with an empty folder for each run. It has generated once before. */
export function wayOf(generator: Generator, spec: string): Way {
  return { ...commandOf(generator, spec), output: outputOf(generator) };
}

/** Runs a generator for a document into a folder that is empty before; it is stopped after 20 minutes. */
export async function generateOnce(generator: Generator, spec: string): Promise<Run> {
  const output = outputOf(generator);
  await rm(output, { recursive: true, force: true });
  if (generator.configuration) await writeFile(`${output}.config.mjs`, generator.configuration);
  const { arguments: args, environment } = commandOf(generator, spec);
  const options = { cwd: workFolder, env: environment, timeoutMilliseconds: 20 * 60_000 };
  return run(process.execPath, args, options);
}

function commandOf(generator: Generator, spec: string): Required<Pick<Way, "arguments" | "environment">> {
  const output = outputOf(generator);
  const paths = { SPEC: spec, OUT: output, CONFIGURATION: `${output}.config.mjs` };
  const [program = "", ...words] = generator.generate;
  const args = words.map((word) =>
    word.replace(/^(?:SPEC|OUT|CONFIGURATION)\b/, (name) => paths[name as keyof typeof paths]),
  );
  return {
    arguments: [program === "CODEGEN" ? CODEGEN : join(home, "node_modules", program), ...args],
    environment: { SPEC: spec, OUT: output, DO_NOT_TRACK: "1", NO_COLOR: "1" },
  };
}
