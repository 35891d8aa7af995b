import { type Diagnostic, hasErrors } from "../diagnostics/diagnostic.ts";
import { childPointer } from "../document/pointer.ts";
import { type ReadOptions, readDocument } from "../document/read-document.ts";
import type { Generated, Generator, RunContext } from "../generator.ts";
import type { ApiModel } from "../model/api-model.ts";
import { buildApiModel } from "../model/build-api-model.ts";
import type { TypePart } from "../model/facts/omitted-parts.ts";
import { allSchemas, findReadings } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { GeneratedFile } from "../output/generated-file.ts";
import { runGenerator } from "./run-generator.ts";

/** Result of one generator. */
export interface GeneratorResult {
  readonly generator: string;
  readonly files: readonly GeneratedFile[];
  /** Set if the document gives this generator nothing to write. */
  readonly nothing: string | undefined;
  readonly milliseconds: number;
}

/** Results of all generators; empty if a diagnostic is an error. */
export interface GenerationRun {
  /** Undefined if a diagnostic is an error. */
  readonly model: ApiModel | undefined;
  readonly results: readonly GeneratorResult[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface RunOptions extends ReadOptions {
  readonly generators: readonly Generator[];
  readonly contextOf: (generator: Generator) => RunContext;
  /** Name of the document in the header of generated files; independent of the working directory. */
  readonly source: string;
  /** Called before each step, for a progress line. */
  readonly onStep?: (step: string) => void;
}

/** Generates files from a document, without writing them. */
export async function runGenerators(spec: string, options: RunOptions): Promise<GenerationRun> {
  options.onStep?.("reading");
  const read = await readDocument(spec, options);
  const built = read.value && buildApiModel(read.value);
  const diagnostics = [...read.diagnostics, ...(built?.diagnostics ?? [])];
  const failed = { model: undefined, results: [], diagnostics };
  if (built?.value === undefined || hasErrors(diagnostics)) return failed;
  const model = Object.freeze({ ...built.value, source: options.source });
  const generated = await generateFiles(model, options);
  diagnostics.push(...generated.diagnostics);
  return hasErrors(diagnostics) ? failed : { model, results: generated.results, diagnostics };
}

/** Runs the generators on a model without errors. */
export async function generateFiles(
  model: ApiModel,
  options: Pick<RunOptions, "generators" | "contextOf" | "onStep">,
): Promise<Pick<GenerationRun, "results" | "diagnostics">> {
  const diagnostics: Diagnostic[] = options.generators.some(writesTypes)
    ? [...reportOmittedParts(model)]
    : [];
  const results: GeneratorResult[] = [];
  for (const generator of options.generators) {
    options.onStep?.(generator.name);
    const started = performance.now();
    const generated = await runGenerator(generator, model, options.contextOf(generator));
    if (generated.kind === "files") diagnostics.push(...generated.diagnostics);
    results.push({
      generator: generator.name,
      ...resultOf(generated),
      milliseconds: performance.now() - started,
    });
  }
  return { results, diagnostics };
}

function writesTypes({ impact }: Generator): boolean {
  return impact === "types" || impact === "validators";
}

function resultOf(generated: Generated): Pick<GeneratorResult, "files" | "nothing"> {
  return generated.kind === "files"
    ? { files: generated.files, nothing: undefined }
    : { files: [], nothing: generated.reason };
}

/** Reports the parts of schemas that generated types omit. */
export function reportOmittedParts(model: ApiModel): readonly Diagnostic[] {
  const { omittedParts } = findReadings(model);
  return [...allSchemas(model)].flatMap((schema) =>
    [...omittedParts(schema)].map((part): Diagnostic => {
      const path = pathTo(part, schema);
      return {
        code: "type-part-left-out",
        severity: "warning",
        message: `The type of this schema leaves out its "${path.join("/")}", so it allows more than the schema: with the parts beside it there are too many combinations for TypeScript. Validators check the part.`,
        location: model.locationAt(childPointer(schema.location.pointer, ...path)).locate(),
        help: "Use fewer alternatives in the parts of this schema, or make one of the parts a property.",
      };
    }),
  );
}

/** Path of a part in its schema. */
function pathTo(part: TypePart, { allOf = [], reference }: SchemaModel): string[] {
  if (typeof part === "string") return [part];
  const index = allOf.indexOf(part);
  if (index >= 0) return ["allOf", String(index)];
  return [part === reference?.target ? "$ref" : "$dynamicRef"];
}
