import { formatProblem, sortProblems } from "../../core/problem/format-problem.ts";
import type { Problem } from "../../core/problem/problem.ts";

/** Warnings of one kind beyond this many are counted, not printed: large documents repeat themselves. */
const MAX_WARNINGS_PER_CODE = 5;

/** Every error, and the first warnings of each kind, one line each. */
export function renderProblems(problems: readonly Problem[]): string[] {
  const shown = new Map<string, number>();
  const lines: string[] = [];
  for (const problem of sortProblems(problems)) {
    const count = (shown.get(problem.code) ?? 0) + 1;
    shown.set(problem.code, count);
    const line = formatProblem(problem);
    if (problem.severity === "error") lines.push(line);
    else if (count <= MAX_WARNINGS_PER_CODE) lines.push(`${problem.severity}: ${line}`);
  }
  for (const [code, count] of shown) {
    const isError = problems.some((problem) => problem.code === code && problem.severity === "error");
    if (!isError && count > MAX_WARNINGS_PER_CODE) {
      lines.push(`… and ${count - MAX_WARNINGS_PER_CODE} more of "${code}" (--json lists them all)`);
    }
  }
  return lines;
}

/** A problem as `--json` and `--report` tell it. */
export function problemJson({ code, severity, message, location, help }: Problem): Record<string, unknown> {
  return { code, severity, message, ...location, help };
}
