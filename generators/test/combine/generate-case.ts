import { BUILT_IN } from "../../built-in.ts";
import { formatDiagnostic } from "../../core/diagnostics/format-diagnostic.ts";
import type { JsonObject } from "../../core/json.ts";
import { memoryReader } from "../../core/model/test/model-of.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import { zod } from "../../validators/index.ts";
import { API_PATHS_PROGRAM } from "./api-paths-program.ts";
import { BASES, combinedCase } from "./combined-case.ts";
import { contextIn } from "./context-in.ts";
import { resultTypes } from "./result-types.ts";

/** Codes of errors in documents without a meaning. */
const MEANINGLESS = ["reference-unresolved", "reference-cycle", "file-unreadable"];

/** All generators, with all optional output: predicates and parsers as well. */
const EVERYTHING = [
  ...BUILT_IN.map((generator) => (generator.name === "zod" ? zod({ parsers: true }) : generator)),
  resultTypes(),
];

/** Result of all generators for the document of a seed. */
export interface CaseOutcome {
  /** TypeScript, in a folder named after the seed; empty if the document is rejected. */
  readonly files: readonly (readonly [path: string, text: string])[];
  /** Errors that rejected a document, although it has a meaning. */
  readonly unexplained: readonly string[];
}

/** Runs all generators for the document of a seed. */
export async function generateCase(
  caseSeed: number,
  bases: readonly JsonObject[] = BASES.small,
): Promise<CaseOutcome> {
  const text = JSON.stringify(combinedCase(caseSeed, bases), null, 2);
  const folder = `SEED-${caseSeed}`;
  const { results, diagnostics } = await runGenerators("file:///memory/openapi.json", {
    reader: memoryReader({ "openapi.json": text }),
    generators: EVERYTHING,
    contextOf: () => contextIn(folder),
    source: "openapi.json",
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const unexplained = errors.filter(({ code }) => !MEANINGLESS.includes(code));
  const files = results.flatMap((result): (readonly [path: string, text: string])[] =>
    result.files
      .filter(({ path }) => path.endsWith(".ts"))
      .map((file) => [`${folder}/${result.generator}/${file.path}`, file.text]),
  );
  if (files.some(([path]) => path === `${folder}/client/api-paths.ts`))
    files.push([`${folder}/api-paths-program.ts`, API_PATHS_PROGRAM]);
  return {
    files,
    unexplained: unexplained.map((diagnostic) => `${folder}: ${formatDiagnostic(diagnostic)}`),
  };
}
