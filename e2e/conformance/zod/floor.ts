import { readFileSync, writeFileSync } from "node:fs";
import type { GroupResult } from "./run-group.ts";
import type { SectionName } from "./sections.ts";

/** How much of a section passes. */
export interface Score {
  readonly tests: number;
  readonly groups: number;
}

/** Scores that were reached once and must not fall, by section. */
export type Floor = Readonly<Record<SectionName, Score>>;

const PATH = new URL("./floor.json", import.meta.url);

/** The floor as it is kept beside this file. */
export function readFloor(): Floor {
  return JSON.parse(readFileSync(PATH, "utf8"));
}

/** Keeps a floor. */
export function writeFloor(floor: Floor): void {
  writeFileSync(PATH, `${JSON.stringify(floor, null, 2)}\n`);
}

/** The tests that pass, and the groups in which all do. */
export function scoreOf(results: readonly GroupResult[]): Score {
  return {
    tests: results.reduce((sum, { passed }) => sum + passed, 0),
    groups: results.filter(({ tests, passed }) => passed === tests).length,
  };
}

/** The better of two scores in each number: a floor never sinks. */
export function raise(floor: Score, score: Score): Score {
  return { tests: Math.max(floor.tests, score.tests), groups: Math.max(floor.groups, score.groups) };
}

/** True when a score is below a floor in some number. */
export function isBelow(score: Score, floor: Score): boolean {
  return score.tests < floor.tests || score.groups < floor.groups;
}
