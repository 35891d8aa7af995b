import { expect, it } from "vitest";
import { BUILT_IN } from "../../built-in.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { formatProblem } from "../../core/problem/format-problem.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import { combinedCase } from "./combined-case.ts";
import { compileTogether } from "./compile-together.ts";
import { placeBeside } from "./place-beside.ts";

const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const runs = Number(process.env.RUNS ?? 4);
/** Cases of one program: more take more memory than they save time. */
const BATCH = 40;

/** What has no meaning, so that a document is rejected for it. */
const MEANINGLESS = ["reference-unresolved", "reference-cycle", "file-unreadable"];

interface CaseOutcome {
  readonly files: readonly (readonly [path: string, text: string])[];
  /** Why the document was rejected, although it has a meaning. */
  readonly unexplained: readonly string[];
}

async function generate(caseSeed: number): Promise<CaseOutcome> {
  const text = JSON.stringify(combinedCase(caseSeed), null, 2);
  const folder = `SEED-${caseSeed}`;
  const { results, problems } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": text }),
    generators: BUILT_IN,
    placeOf: () => placeBeside(folder),
    source: "openapi.json",
  });
  const errors = problems.filter(({ severity }) => severity === "error");
  const unexplained = errors.filter(({ code }) => !MEANINGLESS.includes(code));
  const written = results.flatMap(({ generator, files }) =>
    files
      .filter(({ path }) => path.endsWith(".ts"))
      .map((file) => [`${folder}/${generator}/${file.path}`, file.text] as const),
  );
  return {
    files: written,
    unexplained: unexplained.map((problem) => `${folder}: ${formatProblem(problem)}`),
  };
}

it(`documents with odd names, repeated ids and moved references give code that compiles (SEED=${seed}, ${runs} runs)`, {
  timeout: 120_000 + runs * 10_000,
}, async () => {
  for (let start = 0; start < runs; start += BATCH) {
    const texts = new Map<string, string>();
    const rejected: string[] = [];
    for (let run = start; run < Math.min(start + BATCH, runs); run++) {
      const { files, unexplained } = await generate(seed + run);
      rejected.push(...unexplained);
      for (const [path, text] of files) texts.set(path, text);
    }
    expect([...rejected, ...compileTogether(texts)]).toEqual([]);
  }
});
