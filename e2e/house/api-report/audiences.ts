import type { ReportedEntry } from "./render-report.ts";

/** The readers of entry points, by their paths. */
const AUDIENCES: readonly (readonly [path: RegExp, audience: string])[] = [
  [/\/internal(?:\/|$)/, "nobody outside"],
  [/^@[^/]+\/runtime\/(?:zod|predicates|mcp|mocks|query)$/, "generated code"],
  [/^@[^/]+\/codegen\/(?:generator|test)$/, "authors of generators"],
  [/^@[^/]+\/codegen\/diff(?:-report|$)/, "programs over diffs"],
  [/^@[^/]+\/client\/operations$/, "calls of single operations"],
  [/\/(client(\/node)?|codegen)$|\/(errors|mcp|sandbox|spec|types|webhooks|zod)(\/|$)/, "applications"],
];

/** Returns the readers of an entry point. Throws for an unknown path: its exports would be exported by accident. */
export function audienceOf(path: string): string {
  const [, audience] = AUDIENCES.find(([pattern]) => pattern.test(path)) ?? [];
  if (audience !== undefined) return audience;
  throw new Error(`${path} has no audience. Name it in e2e/house/api-report/audiences.ts.`);
}

/** Counts the names that a package exports for each audience: `35 for applications, 12 for generated code`. */
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
