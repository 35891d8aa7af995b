import { relative } from "node:path";
import type { FolderPlan } from "../../../core/output/output-folder.ts";
import type { Problem } from "../../../core/problem/problem.ts";
import type { GeneratorResult } from "../../../core/run/run-generators.ts";

/** What one generator wrote, or would write. */
export interface PlannedTarget {
  readonly result: GeneratorResult;
  readonly plan: FolderPlan;
}

/** A folder of generated code belongs to its generator alone: whatever else stands there would be lost one day. */
export function foreignFiles(
  planned: readonly Pick<PlannedTarget, "plan">[],
  workingDirectory: string,
): Problem[] {
  return planned.flatMap(({ plan }) =>
    plan.foreign.map(
      (path): Problem => ({
        code: "foreign-file",
        severity: "error",
        message: "This file was not generated, but it is in a folder for generated files.",
        location: {
          file: relative(workingDirectory, `${plan.folder}/${path}`).replaceAll("\\", "/"),
          line: 1,
          column: 1,
          pointer: "",
        },
        help: "Move it out of the folder.",
      }),
    ),
  );
}

/** Lines of all files. */
export function countLines({ files }: GeneratorResult): number {
  return files.reduce((sum, { text }) => sum + countLineBreaks(text), 0);
}

function countLineBreaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}
