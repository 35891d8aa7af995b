import { readFileSync } from "node:fs";
import type { GroupResult } from "./run-group.ts";
import type { SectionName } from "./sections.ts";

/** Numbers of tests and groups of a section that pass. */
export interface Score {
  readonly tests: number;
  readonly groups: number;
}

/** Scores that were reached once and must not fall, by section. */
export type Floor = Readonly<Record<SectionName, Score>>;

/** Reads the floor from floor.json. */
export function readFloor(): Floor {
  return JSON.parse(readFileSync(new URL("./floor.json", import.meta.url), "utf8"));
}

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
