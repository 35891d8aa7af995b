import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Changeset, parseChangeset } from "../../../diff/release/changeset.ts";
import { openInput } from "../../documents/open-input.ts";
import { UsageError } from "../../usage-error.ts";
import type { Comparison } from "../compare/resolve-comparison.ts";

/** The changesets of a folder. */
export type PresentChangesets = Awaited<ReturnType<typeof readChangesets>>;

/** Reads every changeset of the work tree, and finds which of them are this branch's own. */
export async function readChangesets(folder: string, comparison: Comparison) {
  const all: Changeset[] = [];
  for (const file of await changesetFiles(folder)) {
    const changeset = parseChangeset(file, await readFile(join(folder, file), "utf8"));
    if (changeset) all.push(changeset);
  }
  const merged = await namesInBase(folder, comparison);
  return {
    all,
    /** Those that the base's commit does not have; all of them when the base is in no commit. */
    own: all.filter(({ file }) => merged === undefined || !merged.has(file)),
    /** True if the base is in a commit, so that `own` is certain. */
    isOwnCertain: merged !== undefined,
  };
}

async function changesetFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  if (!names.includes("config.json"))
    throw new UsageError(
      `Changesets are not set up: ${folder} has no config.json.`,
      "Run `npx @changesets/cli init`, or run this command in the folder that has codegen.config.ts and .changeset.",
    );
  return names.filter((name) => name.endsWith(".md") && name !== "README.md").sort();
}

async function namesInBase(folder: string, comparison: Comparison): Promise<ReadonlySet<string> | undefined> {
  const opened = await openInput(comparison.base, comparison);
  if (opened.kind === "rejected" || opened.tree === undefined) return undefined;
  const names = await opened.tree.namesIn(folder);
  opened.tree.close();
  return new Set(names);
}
