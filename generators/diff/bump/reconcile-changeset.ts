import { higherBump, isAtLeast } from "./bump-level.ts";
import { type Changeset, renderChangeset } from "./changeset.ts";

/** What becomes of a planned changeset. */
export interface ReconciledChangeset {
  readonly kind: "added" | "rewritten" | "raised" | "kept";
  readonly changeset: Changeset;
}

/**
 * Holds a planned changeset against the file that is there already. What nobody has edited follows the plan. What
 * somebody has edited keeps its text, since that may be a better one, and its levels, unless they promise too little.
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
