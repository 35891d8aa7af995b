import type { KnownWarning } from "../../config.ts";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";

/** Separates the warnings that a configuration lists as known, and returns lines about them. Errors are never known. */
export function withoutKnown(diagnostics: readonly Diagnostic[], known: readonly KnownWarning[] = []) {
  const used = new Set<KnownWarning>();
  const shown = diagnostics.filter((diagnostic) => {
    const entry = known.find((each) => isAbout(each, diagnostic));
    if (entry !== undefined) used.add(entry);
    return entry === undefined;
  });
  const count = diagnostics.length - shown.length;
  const unused = known.filter((entry) => !used.has(entry));
  return {
    diagnostics: shown,
    notes: [
      ...(count === 0 ? [] : [`Known warnings, not printed: ${count}.`]),
      ...unused.map(({ code, pointer }) => {
        const location = pointer === undefined ? "" : ` at ${pointer}`;
        return `No warning "${code}"${location}: remove the entry from knownWarnings.`;
      }),
    ],
  };
}

function isAbout({ code, pointer = "*" }: KnownWarning, diagnostic: Diagnostic): boolean {
  if (diagnostic.severity === "error" || diagnostic.code !== code) return false;
  const at = diagnostic.location.pointer;
  return pointer.endsWith("*") ? at.startsWith(pointer.slice(0, -1)) : at === pointer;
}
