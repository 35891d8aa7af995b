import type { KnownWarning } from "../../config.ts";
import type { Problem } from "../../core/problem/problem.ts";

/** Problems that are still to be printed, and lines about the others. */
export interface KnownResult {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/** Separates the warnings that a configuration lists as known. Errors are never known. */
export function withoutKnown(problems: readonly Problem[], known: readonly KnownWarning[] = []): KnownResult {
  const used = new Set<KnownWarning>();
  const shown = problems.filter((problem) => {
    const entry = known.find((each) => isAbout(each, problem));
    if (entry !== undefined) used.add(entry);
    return entry === undefined;
  });
  const count = problems.length - shown.length;
  const unused = known.filter((entry) => !used.has(entry));
  return {
    problems: shown,
    notes: [
      ...(count === 0 ? [] : [`Known warnings, not printed: ${count}.`]),
      ...unused.map(({ code, pointer }) => {
        const place = pointer === undefined ? "" : ` at ${pointer}`;
        return `No warning "${code}"${place}: remove the entry from knownWarnings.`;
      }),
    ],
  };
}

function isAbout({ code, pointer = "*" }: KnownWarning, problem: Problem): boolean {
  if (problem.severity === "error" || problem.code !== code) return false;
  const at = problem.location.pointer;
  return pointer.endsWith("*") ? at.startsWith(pointer.slice(0, -1)) : at === pointer;
}
