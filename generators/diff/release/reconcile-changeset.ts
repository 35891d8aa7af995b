import { higherBump, isAtLeast } from "../rules/bump-level.ts";
import { type Changeset, renderChangeset } from "./changeset.ts";

/** What happens to a planned changeset. */
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
  if (present.isUntouched)
    return { kind: isAlike(planned, present) ? "kept" : "rewritten", changeset: planned };
  const isEnough = [...planned.releases].every(([name, level]) =>
    isAtLeast(present.releases.get(name), level),
  );
  if (isEnough) return { kind: "kept", changeset: present };
  const releases = new Map(present.releases);
  for (const [name, level] of planned.releases) releases.set(name, higherBump(releases.get(name), level));
  return { kind: "raised", changeset: { ...present, releases } };
}

function isAlike(planned: Changeset, present: Changeset): boolean {
  return renderChangeset(planned) === renderChangeset(present);
}
