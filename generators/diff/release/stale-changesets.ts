import type { Changeset } from "./changeset.ts";

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
