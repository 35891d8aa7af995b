import type { BumpLevel } from "../change.ts";
import { isAtLeast } from "../rules/bump-level.ts";
import type { Changeset } from "./changeset.ts";
import { neededReleases } from "./plan-changesets.ts";

/** A package whose changesets have a version bump that is too low. */
export interface MissingRelease {
  readonly name: string;
  readonly needed: BumpLevel;
  /** Undefined when no changeset names the package. */
  readonly present: BumpLevel | undefined;
}

/** The packages whose bump in `present` is lower than in `needed`. */
export function missingReleases(
  needed: readonly Changeset[],
  present: readonly Changeset[],
): MissingRelease[] {
  const levels = neededReleases(present);
  return [...neededReleases(needed)]
    .filter(([name, level]) => !isAtLeast(levels.get(name), level))
    .map(([name, level]) => ({ name, needed: level, present: levels.get(name) }));
}
