import { BUMPED_PACKAGES, type BumpLevel, type Bumps } from "../change.ts";

const LEVELS: readonly (BumpLevel | undefined)[] = [undefined, "patch", "minor", "major"];

/** The highest bump of each package. */
export function mergeBumps(all: readonly Bumps[]): Bumps {
  const highest = BUMPED_PACKAGES.map(
    (name) => [name, highestLevel(all.map((bumps) => bumps[name]))] as const,
  );
  return Object.fromEntries(highest.filter(([, level]) => level !== undefined));
}

/** The highest of some levels; undefined when there is none. */
export function highestLevel(levels: readonly (BumpLevel | undefined)[]): BumpLevel | undefined {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))];
}
