import type { SectionResult } from "./render.ts";
import { runGroup } from "./run-group.ts";
import { sectionsOf } from "./sections.ts";

/** Runs every group of a checkout of the official suite, one after the other. */
export async function runSections(suite: string): Promise<SectionResult[]> {
  const all: SectionResult[] = [];
  for (const section of sectionsOf(suite)) {
    const results = [];
    for (const group of section.groups)
      results.push(await runGroup({ suite, group, formats: section.formats }));
    all.push({ section, results });
  }
  return all;
}
