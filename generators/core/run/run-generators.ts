import { type ReadOptions, readDocument } from "../document/read-document.ts";
import type { Generated, Generator, GeneratorPlace } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";
import { buildKeptModel } from "../model/build-kept-model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { hasErrors, type Problem } from "../problem/problem.ts";
import { reportLeftOut } from "./report-left-out.ts";
import { runGenerator } from "./run-generator.ts";
import { giveMemory, type RunMemory } from "./run-memory.ts";

/** What one generator made of the document. */
export interface GeneratorResult {
  readonly generator: string;
  readonly files: readonly GeneratedFile[];
  /** Set when the document gives this generator nothing to write. */
  readonly nothing: string | undefined;
  readonly milliseconds: number;
}

/** Everything that would be written; empty results when a problem is an error. */
export interface GenerationRun {
  readonly results: readonly GeneratorResult[];
  readonly problems: readonly Problem[];
  /** URIs of the files that the document consists of, as far as they could be read. */
  readonly sources: readonly string[];
}

export interface RunOptions extends ReadOptions {
  readonly generators: readonly Generator[];
  readonly placeOf: (generator: Generator) => GeneratorPlace;
  /** Name of the document in the header of generated files; the same wherever the command is run. */
  readonly source: string;
  /** Where a process generates more than once: what is kept from one run to the next. */
  readonly memory?: RunMemory | undefined;
  /** Called before each step, for a progress line. */
  readonly onStep?: (step: string) => void;
}

/** Document in, texts out: nothing is written here. */
export async function runGenerators(spec: string, options: RunOptions): Promise<GenerationRun> {
  options.onStep?.("reading");
  const read = await readDocument(spec, { ...options, kept: options.memory?.sources });
  const sources = read.value?.files ?? [];
  const built = read.value && buildKeptModel(read.value, options.memory?.document);
  const problems = [...read.problems, ...(built?.problems ?? [])];
  if (built?.value === undefined || hasErrors(problems)) return { results: [], problems, sources };
  const model = { ...built.value, source: options.source };
  if (options.memory) giveMemory(model, options.memory);
  const generated = await generateKept(model, options);
  problems.push(...generated.problems);
  return hasErrors(problems)
    ? { results: [], problems, sources }
    : { results: generated.results, problems, sources };
}

/** What is kept of a run that is broken off may be incomplete. */
async function generateKept(
  model: ApiModel,
  options: RunOptions,
): Promise<Pick<GenerationRun, "results" | "problems">> {
  try {
    const generated = await generateFiles(model, options);
    options.memory?.sweep();
    return generated;
  } catch (error) {
    options.memory?.forget();
    throw error;
  }
}

/** What the generators make of a model that has no errors. */
export async function generateFiles(
  model: ApiModel,
  options: Pick<RunOptions, "generators" | "placeOf" | "onStep">,
): Promise<Pick<GenerationRun, "results" | "problems">> {
  const problems: Problem[] = options.generators.some(writesTypes) ? [...reportLeftOut(model)] : [];
  const results: GeneratorResult[] = [];
  for (const generator of options.generators) {
    options.onStep?.(generator.name);
    const started = performance.now();
    const generated = await runGenerator(generator, model, options.placeOf(generator));
    if (generated.kind === "files") problems.push(...generated.problems);
    results.push({
      generator: generator.name,
      ...resultOf(generated),
      milliseconds: performance.now() - started,
    });
  }
  return { results, problems };
}

function writesTypes({ impact }: Generator): boolean {
  return impact === "types" || impact === "validators";
}

function resultOf(generated: Generated): Pick<GeneratorResult, "files" | "nothing"> {
  return generated.kind === "files"
    ? { files: generated.files, nothing: undefined }
    : { files: [], nothing: generated.reason };
}
