import { rm } from "node:fs/promises";
import { join } from "node:path";
import { generateCase } from "../../../../generators/test/combine/generate-case.ts";
import { writeFiles } from "../../../house/write-files.ts";

/** Of so many combined documents, older compilers compile one. */
const SHARE = 10;

/** Seeds of the combined documents; the seed of a document is this and its index. */
export const SEEDS: readonly number[] = [101, 1101, 2101];

/** Number of documents for each seed. */
export const COMBINED = 300;

/** Result of writing combined documents. */
export interface CombinedOutput {
  /** Number of documents with unresolved references, for which nothing is written. */
  readonly refused: number;
  /** Documents that were rejected for other reasons. */
  readonly diagnostics: readonly string[];
  /** Below `folder`: the output that older compilers compile. */
  readonly few: string;
}

/** Writes the output of all generators for damaged and recombined documents; one in ten into a separate folder. */
export async function writeCombined(seed: number, folder: string): Promise<CombinedOutput> {
  await rm(folder, { recursive: true, force: true });
  const few = join(folder, "few");
  const diagnostics: string[] = [];
  let refused = 0;
  for (let index = 0; index < COMBINED; index++) {
    const { files, unexplained } = await generateCase(seed + index);
    diagnostics.push(...unexplained);
    if (files.length === 0) refused++;
    await writeFiles(index % SHARE === 0 ? few : join(folder, "others"), Object.fromEntries(files));
  }
  return { refused, diagnostics, few };
}
