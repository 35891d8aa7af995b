import { hasErrors, type Result } from "../../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { type GenerationRun, runGenerators } from "../../../core/run/run-generators.ts";
import { locatedFailure } from "../../targets/generator-error.ts";
import type { Targets } from "../../targets/targets.ts";
import { checkUnlistedImports } from "../../targets/unlisted-imports.ts";
import { filesInTheWay, type PlannedTarget, planTargets } from "./planned-target.ts";

interface RunParts {
  readonly workingDirectory: string;
  readonly reader: SourceReader;
  /** Called before each step, for a progress line. */
  readonly onStep?: (step: string) => void;
}

/** Reads a document and runs the generators, without reading their folders. */
export async function runTargets(targets: Targets, parts: RunParts): Promise<GenerationRun> {
  const { workingDirectory } = parts;
  const run = await runGenerators(targets.spec, { ...targets, ...parts }).catch((error: unknown) => {
    throw locatedFailure(error, { ...targets, workingDirectory });
  });
  checkUnlistedImports(run.results, targets, workingDirectory);
  return run;
}

/** Output that generating would write. */
interface Generation {
  readonly model: ApiModel;
  readonly reports: readonly PlannedTarget[];
}

/** Reads a document, generates in memory, and compares with the folders: nothing is written. */
export async function planGeneration(targets: Targets, parts: RunParts): Promise<Result<Generation>> {
  const { model, results, diagnostics } = await runTargets(targets, parts);
  if (model === undefined) return { value: undefined, diagnostics };
  const reports = await planTargets(results, targets);
  const all = [...diagnostics, ...filesInTheWay(reports, parts.workingDirectory)];
  return { value: hasErrors(all) ? undefined : { model, reports }, diagnostics: all };
}
