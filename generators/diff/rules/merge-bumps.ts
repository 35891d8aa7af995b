import type { BumpLevel, Bumps } from "../change.ts";
import { inOrder } from "./in-order.ts";

const LEVELS: readonly (BumpLevel | undefined)[] = [undefined, "patch", "minor", "major"];

/** The highest bump of each package. */
export function mergeBumps(all: readonly Bumps[]): Bumps {
  const highest = inOrder(all.flatMap((bumps) => Object.keys(bumps))).flatMap((name) => {
    const level = highestLevel(all.map((bumps) => bumps[name]));
    return level === undefined ? [] : [[name, level] as const];
  });
  return Object.fromEntries(highest);
}

/** The highest of some levels; undefined when there is none. */
export function highestLevel(levels: readonly (BumpLevel | undefined)[]): BumpLevel | undefined {
  return LEVELS[Math.max(0, ...levels.map((level) => LEVELS.indexOf(level)))];
}
