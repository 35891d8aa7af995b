import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { home } from "../zod/peers.ts";

/** A generator as a program of Node. */
export interface Contender {
  readonly name: string;
  readonly package: string;
  /** What it writes. */
  readonly outputs: string;
  readonly arguments: (spec: string, folder: string) => readonly string[];
  /** Where a configuration finds what the arguments cannot say. */
  readonly environment?: (spec: string, folder: string) => Readonly<Record<string, string>>;
}

/** Ours as it is published: all five outputs. */
export const ours: Contender = {
  name: "ours",
  package: join(repository, "generators"),
  outputs: "types, client, zod, webhooks, errors",
  arguments: (spec, folder) => [
    join(repository, "generators/dist/cli/main.js"),
    "generate",
    "--spec",
    spec,
    "--out",
    folder,
  ],
};

/** The other generator that is installed for the validators. */
export const hey: Contender = heyIn(home);

/** The one of a folder. Its program is called without the one that only starts it, which takes 40 ms more. */
export function heyIn(folder: string): Contender {
  const heyPackage = join(folder, "node_modules/@hey-api/openapi-ts");
  const plugins = ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch", "zod"];
  return {
    name: "@hey-api/openapi-ts",
    package: heyPackage,
    outputs: "types, client, zod",
    arguments: (spec, out) => [
      join(heyPackage, "dist/run.mjs"),
      ...["-i", spec, "-o", out, "-p", ...plugins],
    ],
  };
}

/** Its name with the version that is measured. */
export async function titleOf({ name, package: folder, outputs }: Contender): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  return `${name} ${version}: ${outputs}`;
}
