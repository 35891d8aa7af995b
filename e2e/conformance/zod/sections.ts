import {
  type ConformanceGroup,
  exoticGroups,
  formatGroups,
  optionalGroups,
  plainGroups,
} from "../../../generators/core/model/accepts/test/conformance-suite.ts";

/** A part of the suite that is counted by itself. */
export interface Section {
  readonly name: SectionName;
  readonly title: string;
  readonly groups: readonly ConformanceGroup[];
  /** Option `formats` of its validators. */
  readonly formats: "assert" | "annotate";
}

export type SectionName = "plain" | "exotic" | "optional" | "format";

/** The groups of a checkout of the official suite. */
export function sectionsOf(suite: string): Section[] {
  return [
    { name: "plain", title: "plain required", groups: plainGroups(suite), formats: "annotate" },
    { name: "exotic", title: "exotic references", groups: exoticGroups(suite), formats: "annotate" },
    { name: "optional", title: "optional", groups: optionalGroups(suite), formats: "assert" },
    { name: "format", title: "optional/format, asserted", groups: formatGroups(suite), formats: "assert" },
  ];
}
