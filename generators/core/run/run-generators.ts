import { childPointer } from "../document/pointer.ts";
import { type ReadOptions, readDocument } from "../document/read-document.ts";
import type { Generated, Generator, GeneratorPlace } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";
import { buildApiModel } from "../model/build-api-model.ts";
import type { TypePart } from "../model/facts/omitted-parts.ts";
import { allSchemas, findReadings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { hasErrors, type Problem } from "../problem/problem.ts";
import { runGenerator } from "./run-generator.ts";

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
  /** Undefined when a problem is an error. */
  readonly model: ApiModel | undefined;
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
  /** Called before each step, for a progress line. */
  readonly onStep?: (step: string) => void;
}

/** Document in, texts out: nothing is written here. */
export async function runGenerators(spec: string, options: RunOptions): Promise<GenerationRun> {
  options.onStep?.("reading");
  const read = await readDocument(spec, options);
  const sources = read.value?.files ?? [];
  const built = read.value && buildApiModel(read.value);
  const problems = [...read.problems, ...(built?.problems ?? [])];
  const failed = { model: undefined, results: [], problems, sources };
  if (built?.value === undefined || hasErrors(problems)) return failed;
  const model = Object.freeze({ ...built.value, source: options.source });
  const generated = await generateFiles(model, options);
  problems.push(...generated.problems);
  return hasErrors(problems) ? failed : { model, results: generated.results, problems, sources };
}

/** What the generators make of a model that has no errors. */
export async function generateFiles(
  model: ApiModel,
  options: Pick<RunOptions, "generators" | "placeOf" | "onStep">,
): Promise<Pick<GenerationRun, "results" | "problems">> {
  const problems: Problem[] = options.generators.some(writesTypes) ? [...reportOmittedParts(model)] : [];
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

/** Reports the parts of schemas that generated types leave out. */
export function reportOmittedParts(model: ApiModel): readonly Problem[] {
  const { omittedParts } = findReadings(model);
  return [...allSchemas(model)].flatMap((schema) =>
    [...omittedParts(schema)].map((part): Problem => {
      const path = pathTo(part, schema);
      return {
        code: "type-part-left-out",
        severity: "warning",
        message: `The type of this schema leaves out its "${path.join("/")}", so it allows more than the schema: with the parts beside it there are too many combinations for TypeScript. Validators check the part.`,
        location: model.placeAt(childPointer(schema.place.pointer, ...path)).locate(),
        help: "Use fewer alternatives in the parts of this schema, or make one of the parts a property.",
      };
    }),
  );
}

/** Where a part stands in its schema. */
function pathTo(part: TypePart, { allOf = [], reference }: SchemaModel): string[] {
  if (typeof part === "string") return [part];
  const index = allOf.indexOf(part);
  if (index >= 0) return ["allOf", String(index)];
  return [part === reference?.target ? "$ref" : "$dynamicRef"];
}
