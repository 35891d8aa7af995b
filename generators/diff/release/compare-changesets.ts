import type { BumpLevel } from "../change.ts";
import { higherBump, isAtLeast } from "../rules/bumps.ts";
import { type Changeset, renderChangeset } from "./changeset.ts";
import { neededReleases } from "./plan-changesets.ts";

/** A package whose changesets have a version bump that is too low. */
export interface MissingRelease {
  readonly name: string;
  readonly needed: BumpLevel;
  /** Undefined if no changeset names the package. */
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

/** The changesets of a branch, and the planned ones. */
export interface StaleQuestion {
  /** Those that the base does not have. */
  readonly own: readonly Changeset[];
  readonly planned: readonly Changeset[];
  /** Packages that are published from this API description. Changesets for other packages are ignored. */
  readonly packages: readonly string[];
}

/** Generated and unedited changesets for changes that no longer exist. */
export function staleChangesets({ own, planned, packages }: StaleQuestion): Changeset[] {
  const files = new Set(planned.map(({ file }) => file));
  return own.filter(
    ({ file, isUntouched, releases }) =>
      isUntouched && !files.has(file) && [...releases.keys()].every((name) => packages.includes(name)),
  );
}

/** A planned changeset, and the action for it. */
export interface ReconciledChangeset {
  readonly kind: "added" | "rewritten" | "raised" | "kept";
  readonly changeset: Changeset;
}

/**
 * Compares a planned changeset with the existing file. A file that nobody has edited is rewritten. An edited file keeps
 * its text and its levels; only levels that are too low are raised.
 */
export function reconcileChangeset(planned: Changeset, present: Changeset | undefined): ReconciledChangeset {
  if (present === undefined) return { kind: "added", changeset: planned };
  const isAlike = renderChangeset(planned) === renderChangeset(present);
  if (present.isUntouched) return { kind: isAlike ? "kept" : "rewritten", changeset: planned };
  const isEnough = [...planned.releases].every(([name, level]) =>
    isAtLeast(present.releases.get(name), level),
  );
  if (isEnough) return { kind: "kept", changeset: present };
  const releases = new Map(present.releases);
  for (const [name, level] of planned.releases) releases.set(name, higherBump(releases.get(name), level));
  return { kind: "raised", changeset: { ...present, releases } };
}
