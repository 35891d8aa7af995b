import { formatProblem, sortProblems } from "../../core/problem/format-problem.ts";
import type { Problem } from "../../core/problem/problem.ts";

/** Warnings of one kind beyond this many are counted, not printed: large documents repeat themselves. */
const MAX_WARNINGS_PER_CODE = 5;

/** Every error, and the first warnings of each kind, one line each. */
export function renderProblems(problems: readonly Problem[]): string[] {
  const warnings = new Map<string, number>();
  const lines: string[] = [];
  for (const problem of sortProblems(problems)) {
    const line = formatProblem(problem);
    if (problem.severity === "error") {
      lines.push(line);
      continue;
    }
    const count = (warnings.get(problem.code) ?? 0) + 1;
    warnings.set(problem.code, count);
    if (count <= MAX_WARNINGS_PER_CODE) lines.push(`${problem.severity}: ${line}`);
  }
  for (const [code, count] of warnings) {
    if (count > MAX_WARNINGS_PER_CODE)
      lines.push(`… and ${count - MAX_WARNINGS_PER_CODE} more of "${code}" (--json lists them all)`);
  }
  return lines;
}

/** A problem as `--json` and `--report` write it. */
export function problemJson({ code, severity, message, location, help }: Problem): Record<string, unknown> {
  return { code, severity, message, ...location, help };
}
