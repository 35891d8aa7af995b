import { BUMPED_PACKAGES, type BumpLevel, type Bumps } from "../change.ts";

const LEVELS: readonly BumpLevel[] = ["patch", "minor", "major"];

/** True when a release at `level` promises at least as much change as `needed`. */
export function isAtLeast(level: BumpLevel | undefined, needed: BumpLevel): boolean {
  return level !== undefined && LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
}

/** The higher of two levels. */
export function higherBump(a: BumpLevel | undefined, b: BumpLevel): BumpLevel {
  return a !== undefined && isAtLeast(a, b) ? a : b;
}

/** The highest of some levels; undefined when there is none. */
export function highestLevel(levels: readonly (BumpLevel | undefined)[]): BumpLevel | undefined {
  return [...LEVELS].reverse().find((level) => levels.includes(level));
}

/** True for the words that name a level. */
export function isBumpLevel(value: unknown): value is BumpLevel {
  return LEVELS.some((level) => level === value);
}

/** The highest bump of each package. */
export function mergeBumps(all: readonly Bumps[]): Bumps {
  const highest = inOrder(all.flatMap((bumps) => Object.keys(bumps))).flatMap((name) => {
    const level = highestLevel(all.map((bumps) => bumps[name]));
    return level === undefined ? [] : [[name, level] as const];
  });
  return Object.fromEntries(highest);
}

/** Names of packages in the order in which reports list them: those of the rules, then others. */
export function inOrder(names: Iterable<string>): string[] {
  const all = new Set(names);
  const known = BUMPED_PACKAGES.filter((name) => all.delete(name));
  return [...known, ...all];
}
