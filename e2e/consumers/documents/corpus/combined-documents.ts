import { generateCase } from "../../../../generators/test/combine/generate-case.ts";
import { writeFiles } from "../../../house/write-files.ts";

/** First seeds of the combined documents; the seed of a document is one of these and its index. */
export const SEEDS: readonly number[] = [101, 1101, 2101];

/** Number of documents for each seed. */
export const COMBINED = 300;

/** Result of generating documents. */
export interface Generated {
  /** Number of documents for which nothing is written. */
  readonly refused: number;
  /** Messages about documents. */
  readonly diagnostics: readonly string[];
}

/** Writes the output of all generators for damaged and recombined documents. Those with unresolved references are refused. */
export async function writeCombined(seeds: readonly number[], folder: string): Promise<Generated> {
  const diagnostics: string[] = [];
  let refused = 0;
  for (const seed of seeds) {
    const { files, unexplained } = await generateCase(seed);
    diagnostics.push(...unexplained);
    if (files.length === 0) refused++;
    await writeFiles(folder, Object.fromEntries(files));
  }
  return { refused, diagnostics };
}
