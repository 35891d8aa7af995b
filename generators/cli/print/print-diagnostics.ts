import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import { formatDiagnostic, sortDiagnostics } from "../../core/diagnostics/format-diagnostic.ts";

/** Warnings of one kind beyond this many are counted, not printed: large documents repeat themselves. */
const MAX_WARNINGS_PER_CODE = 5;

/** Every error, and the first warnings of each kind, one line each. */
export function renderDiagnostics(diagnostics: readonly Diagnostic[]): string[] {
  const warnings = new Map<string, number>();
  const lines: string[] = [];
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    const line = formatDiagnostic(diagnostic);
    if (diagnostic.severity === "error") {
      lines.push(line);
      continue;
    }
    const count = (warnings.get(diagnostic.code) ?? 0) + 1;
    warnings.set(diagnostic.code, count);
    if (count <= MAX_WARNINGS_PER_CODE) lines.push(`${diagnostic.severity}: ${line}`);
  }
  for (const [code, count] of warnings) {
    if (count > MAX_WARNINGS_PER_CODE)
      lines.push(`… and ${count - MAX_WARNINGS_PER_CODE} more of "${code}" (--format json lists them all)`);
  }
  return lines;
}

/** A diagnostic as `--format json` and `--output-file` write it. */
export function problemJson({
  code,
  severity,
  message,
  location,
  help,
}: Diagnostic): Record<string, unknown> {
  return { code, severity, message, ...location, help };
}
