import type { ReportedEntry } from "./render-report.ts";

/** Entry points that applications do not import, by the end of their path; all others are for applications. */
const AUDIENCES: readonly (readonly [path: RegExp, audience: string])[] = [
  [/\/internal(?:\/|$)/, "nobody outside"],
  [/^@[^/]+\/runtime\/(?:zod|predicates|mcp|mocks|query)$/, "generated code"],
  [/^@[^/]+\/codegen\/(?:generator|test)$/, "authors of generators"],
  [/^@[^/]+\/codegen\/diff$/, "programs over diffs"],
  [/^@[^/]+\/client\/operations$/, "calls of single operations"],
];

/** The readers that an entry point is made for. */
export function audienceOf(path: string): string {
  return AUDIENCES.find(([pattern]) => pattern.test(path))?.[1] ?? "applications";
}

/** How many names a package exports for each audience: `35 for applications, 12 for generated code`. */
export function countByAudience(entries: readonly ReportedEntry[]): string {
  const names = new Map<string, Set<string>>();
  for (const { entry, names: exported } of entries) {
    const audience = audienceOf(entry.path);
    const known = names.get(audience) ?? new Set();
    for (const { name } of exported) known.add(name);
    names.set(audience, known);
  }
  return [...names].map(([audience, known]) => `${known.size} for ${audience}`).join(", ");
}
