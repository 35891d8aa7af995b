import {
  type ConformanceGroup,
  exoticGroups,
  formatGroups,
  optionalGroups,
  plainGroups,
} from "../../../generators/core/model/accepts/test/conformance-suite.ts";
import { type GroupResult, runGroup } from "./run-group.ts";

/** A part of the suite that is counted by itself. */
export interface Section {
  readonly title: string;
  readonly groups: (suite: string) => readonly ConformanceGroup[];
  /** Option `formats` of its validators. */
  readonly formats: "assert" | "annotate";
}

const SECTIONS = {
  plain: { title: "plain required", groups: plainGroups, formats: "annotate" },
  exotic: { title: "exotic references", groups: exoticGroups, formats: "annotate" },
  optional: { title: "optional", groups: optionalGroups, formats: "assert" },
  format: { title: "optional/format, asserted", groups: formatGroups, formats: "assert" },
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof SECTIONS;

/** A section with the results of its groups. */
export interface SectionResult {
  readonly name: SectionName;
  readonly title: string;
  readonly results: readonly GroupResult[];
}

/** Runs every group of a checkout of the official suite, one after the other. */
export async function runSections(suite: string): Promise<SectionResult[]> {
  const all: SectionResult[] = [];
  for (const name of Object.keys(SECTIONS) as SectionName[]) {
    const { title, groups, formats } = SECTIONS[name];
    const results = [];
    for (const group of groups(suite)) results.push(await runGroup({ suite, group, formats }));
    all.push({ name, title, results });
  }
  return all;
}
