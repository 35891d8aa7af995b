import { expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { BASES } from "./combined-case.ts";
import { compileTogether } from "./compile-together.ts";
import { generateCase } from "./generate-case.ts";

const { seed, numRuns: runs } = search(2);
/** Cases in one program: more would use more memory than they save time. */
const BATCH = 40;

for (const documents of ["small", "public"] as const) {
  const bases = BASES[documents];
  const isMissing = bases.length === 0;
  const reason = isMissing ? ": skipped, there is no folder ../shared/corpus" : "";
  it.skipIf(isMissing)(
    `${documents} documents with odd names, repeated ids and moved references give code that compiles (SEED=${seed}, ${runs} runs)${reason}`,
    async () => {
      for (let start = 0; start < runs; start += BATCH) {
        const texts = new Map<string, string>();
        const rejected: string[] = [];
        for (let run = start; run < Math.min(start + BATCH, runs); run++) {
          const { files, unexplained } = await generateCase(seed + run, bases);
          rejected.push(...unexplained);
          for (const [path, text] of files) texts.set(path, text);
        }
        expect([...rejected, ...(await compileTogether(texts))]).toEqual([]);
      }
    },
  );
}
