import floor from "./floor.json" with { type: "json" };
import type { GroupResult } from "./run-group.ts";
import type { SectionName } from "./run-sections.ts";

/** Numbers of tests and groups of a section that pass. */
export interface Score {
  readonly tests: number;
  readonly groups: number;
}

/** Scores that were reached once and must not fall, by section. */
export type Floor = Readonly<Record<SectionName, Score>>;

/** The floor of each section. */
export const FLOOR: Floor = floor;

/** The tests that pass, and the groups in which all do. */
export function scoreOf(results: readonly GroupResult[]): Score {
  return {
    tests: results.reduce((sum, { passed }) => sum + passed, 0),
    groups: results.filter(({ tests, passed }) => passed === tests).length,
  };
}

/** True when a score is below a floor in some number. */
export function isBelow(score: Score, floor: Score): boolean {
  return score.tests < floor.tests || score.groups < floor.groups;
}
