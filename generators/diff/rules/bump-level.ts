import type { BumpLevel } from "../change.ts";

const LEVELS: readonly BumpLevel[] = ["patch", "minor", "major"];

/** True when a release at `level` promises at least as much change as `needed`. */
export function isAtLeast(level: BumpLevel | undefined, needed: BumpLevel): boolean {
  return level !== undefined && LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
}

/** The higher of two levels. */
export function higherBump(a: BumpLevel | undefined, b: BumpLevel): BumpLevel {
  return a !== undefined && isAtLeast(a, b) ? a : b;
}

/** True for the words that name a level. */
export function isBumpLevel(value: unknown): value is BumpLevel {
  return LEVELS.some((level) => level === value);
}
