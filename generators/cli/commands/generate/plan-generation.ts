import { type Diagnostic, hasErrors, type Result } from "../../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { planFolder } from "../../../core/output/output-folder.ts";
import { type GeneratorResult, runGenerators } from "../../../core/run/run-generators.ts";
import { locatedFailure } from "../../targets/generator-error.ts";
import type { Targets } from "../../targets/targets.ts";
import { checkUnlistedImports } from "../../targets/unlisted-imports.ts";
import { filesInTheWay, type PlannedTarget } from "./planned-target.ts";

/** Output that generating would write. */
export interface Generation {
  /** Undefined when a diagnostic is an error. The sources are the URIs of the document's files, its own first. */
  readonly value:
    | {
        readonly model: ApiModel;
        readonly reports: readonly PlannedTarget[];
        readonly sources: readonly string[];
      }
    | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

interface PlanParts {
  readonly workingDirectory: string;
  readonly reader: SourceReader;
}

/** Reads a document, generates in memory, and compares with the folders: nothing is written. */
export async function planGeneration(targets: Targets, parts: PlanParts): Promise<Generation> {
  const { value: generated, diagnostics } = await generateInMemory(targets, parts);
  if (generated === undefined) return { value: undefined, diagnostics };
  const { results, ...rest } = generated;
  const reports: PlannedTarget[] = [];
  for (const result of results)
    reports.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  const all = [...diagnostics, ...filesInTheWay(reports, parts.workingDirectory)];
  return { value: hasErrors(all) ? undefined : { ...rest, reports }, diagnostics: all };
}

/** Results of all generators, without a look at their folders. */
interface InMemory {
  readonly model: ApiModel;
  readonly results: readonly GeneratorResult[];
  readonly sources: readonly string[];
}

/** Reads a document and runs the generators, as `generate` does, and writes nothing. */
export async function generateInMemory(
  targets: Targets,
  { workingDirectory, reader }: PlanParts,
): Promise<Result<InMemory>> {
  const run = await runGenerators(targets.spec, { ...targets, reader }).catch((error: unknown) => {
    throw locatedFailure(error, { ...targets, workingDirectory });
  });
  const { model, results, diagnostics, sources } = run;
  if (model === undefined) return { value: undefined, diagnostics };
  checkUnlistedImports(results, targets, workingDirectory);
  return { value: { model, results, sources }, diagnostics };
}
