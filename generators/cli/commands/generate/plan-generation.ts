import { readDocument } from "../../../core/document/read-document.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import { planFolder } from "../../../core/output/output-folder.ts";
import { hasErrors, type Problem } from "../../../core/problem/problem.ts";
import { generateFiles } from "../../../core/run/run-generators.ts";
import type { Targets } from "../../targets/targets.ts";
import { checkUnlistedImports } from "../../targets/unlisted-imports.ts";
import { foreignFiles, type PlannedTarget } from "./planned-target.ts";

/** What generating would write. */
export interface Generation {
  /** Undefined when a problem is an error. The sources are the URIs of the document's files, its own first. */
  readonly value:
    | {
        readonly model: ApiModel;
        readonly reports: readonly PlannedTarget[];
        readonly sources: readonly string[];
      }
    | undefined;
  readonly problems: readonly Problem[];
}

/** Reads a document and generates in memory: nothing is written. */
export async function planGeneration(
  targets: Targets,
  { workingDirectory, reader }: { readonly workingDirectory: string; readonly reader: SourceReader },
): Promise<Generation> {
  const read = await readDocument(targets.spec, { reader, overlays: targets.overlays });
  const built = read.value && buildApiModel(read.value);
  const problems = [...read.problems, ...(built?.problems ?? [])];
  if (built?.value === undefined || hasErrors(problems)) return { value: undefined, problems };
  const model = { ...built.value, source: targets.source };
  const generated = await generateFiles(model, targets);
  problems.push(...generated.problems);
  if (hasErrors(problems)) return { value: undefined, problems };
  checkUnlistedImports(generated.results, targets, workingDirectory);
  const reports: PlannedTarget[] = [];
  for (const result of generated.results)
    reports.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  problems.push(...foreignFiles(reports, workingDirectory));
  return {
    value: hasErrors(problems) ? undefined : { model, reports, sources: read.value?.files ?? [] },
    problems,
  };
}
