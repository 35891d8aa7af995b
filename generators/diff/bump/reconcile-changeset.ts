import { higherBump, isAtLeast } from "./bump-level.ts";
import type { Changeset } from "./changeset.ts";

/** What becomes of a planned changeset. */
export interface ReconciledChangeset {
  readonly kind: "added" | "raised" | "kept";
  readonly changeset: Changeset;
}

/**
 * Holds a planned changeset against the file that is there already. Its text stays, since somebody may have written a
 * better one, and so do its levels, unless they promise less than what changes.
 */
export function reconcileChangeset(planned: Changeset, present: Changeset | undefined): ReconciledChangeset {
  if (present === undefined) return { kind: "added", changeset: planned };
  const isEnough = [...planned.releases].every(([name, level]) =>
    isAtLeast(present.releases.get(name), level),
  );
  if (isEnough) return { kind: "kept", changeset: present };
  const releases = new Map(present.releases);
  for (const [name, level] of planned.releases) releases.set(name, higherBump(releases.get(name), level));
  return { kind: "raised", changeset: { ...present, releases } };
}
