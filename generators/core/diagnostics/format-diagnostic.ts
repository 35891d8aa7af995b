import type { Diagnostic } from "./diagnostic.ts";

const SEVERITY_ORDER = { error: 0, warning: 1, info: 2 } as const;

/** One line per diagnostic: `file:line:col  message  (how to fix)`. */
export function formatDiagnostic({ location, message, help }: Diagnostic): string {
  const line = `${location.file}:${location.line}:${location.column}  ${message}  (${help})`;
  return line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "); // names in a document may contain line ends and terminal codes
}

/** Errors first, then by file and position, each diagnostic once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(
    diagnostics.map((diagnostic) => [`${diagnostic.code} ${formatDiagnostic(diagnostic)}`, diagnostic]),
  );
  return [...unique.values()].sort(
    (a, b) =>
      SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
      compareText(a.location.file, b.location.file) ||
      a.location.line - b.location.line ||
      a.location.column - b.location.column ||
      compareText(a.code, b.code),
  );
}

/** Code unit order: the same in every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
