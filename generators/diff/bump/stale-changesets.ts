import type { Changeset } from "./changeset.ts";

/** Changesets of a branch, and what they are held against. */
export interface StaleQuestion {
  /** Those that the base does not have. */
  readonly own: readonly Changeset[];
  readonly planned: readonly Changeset[];
  /** Packages that are published from this description: changesets that name others belong to somebody else. */
  readonly packages: readonly string[];
}

/** Changesets that a run wrote and nobody has edited, for changes that are there no more. */
export function staleChangesets({ own, planned, packages }: StaleQuestion): Changeset[] {
  const files = new Set(planned.map(({ file }) => file));
  return own.filter(
    ({ file, isUntouched, releases }) =>
      isUntouched && !files.has(file) && [...releases.keys()].every((name) => packages.includes(name)),
  );
}
