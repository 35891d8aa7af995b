import { type Diagnostic, startOf } from "../../../core/diagnostics/diagnostic.ts";
import { type FolderPlan, planFolder } from "../../../core/output/output-folder.ts";
import type { GeneratorResult } from "../../../core/run/run-generators.ts";
import type { Targets } from "../../targets/targets.ts";
import { shownPath } from "../../usage-error.ts";

/** Output of one generator, written or planned. */
export interface PlannedTarget {
  readonly result: GeneratorResult;
  readonly plan: FolderPlan;
}

/** Compares what generators made with their folders. */
export async function planTargets(
  results: readonly GeneratorResult[],
  { folderOf }: Targets,
): Promise<PlannedTarget[]> {
  const planned: PlannedTarget[] = [];
  for (const result of results)
    planned.push({ result, plan: await planFolder(folderOf(result.generator), result.files) });
  return planned;
}

const OBSTACLES = [
  {
    kind: "foreign",
    code: "foreign-file",
    message: "This file is in a folder for generated files, whose manifest does not list it.",
    help: "Move it out of the folder, or delete it. If the manifest was lost, restore it, or delete the folder.",
  },
  {
    kind: "edited",
    code: "edited-file",
    message: "This generated file was changed by hand, and the change would be lost.",
    help: "Keep what you need elsewhere, delete the file, and run again. Exclude the folder from formatters.",
  },
] as const;

/** Files that a run must not touch, because they are not as a run wrote them. */
export function filesInTheWay(
  planned: readonly Pick<PlannedTarget, "plan">[],
  workingDirectory: string,
): Diagnostic[] {
  return planned.flatMap(({ plan }) =>
    OBSTACLES.flatMap(({ kind, ...obstacle }) =>
      plan[kind].map((path): Diagnostic => {
        const file = shownPath(`${plan.folder}/${path}`, workingDirectory);
        return { ...obstacle, severity: "error", location: startOf(file) };
      }),
    ),
  );
}
