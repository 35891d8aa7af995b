import { type Change, mayBreak } from "../../diff/change.ts";
import { type Part, rejectionsOf } from "../../verify/match/parts.ts";
import type { ChangedVersion, ChangeVisit } from "./changed-version.ts";

/** One part of an exchange in both versions; undefined in a version that does not describe it. */
export interface RevisedPart {
  readonly base: Part | undefined;
  readonly revision: Part;
}

/** Finds the changes for which the revision rejects a part that the base accepts; none if no change is near. */
export function findCauses(
  { base, revision }: RevisedPart,
  versions: Record<"base" | "revision", ChangedVersion>,
): ReadonlySet<Change> {
  const visits = [...versions.revision.inPart(revision), ...(base ? versions.base.inPart(base) : [])];
  const rejections = rejectionsOf(revision);
  const places = rejections.map(({ path, missing }) => ({
    path: missing === undefined ? path : [...path, missing],
    isMissing: missing !== undefined,
  }));
  if (places.length === 0) places.push({ path: [], isMissing: revision.content.kind === "missing" });
  return new Set(places.flatMap((place) => nearest(visits, place).map(({ change }) => change)));
}

interface RejectedPlace {
  readonly path: readonly string[];
  /** True for a missing property or parameter that is required. */
  readonly isMissing: boolean;
}

/** Returns changes at the place itself, else around it, else inside it; those that may break come first. */
function nearest(visits: readonly ChangeVisit[], { path, isMissing }: RejectedPlace): readonly ChangeVisit[] {
  const relevant = visits.filter(({ isAbsent }) => isMissing || !isAbsent);
  const breaking = relevant.filter(({ change }) => mayBreak(change.verdict));
  for (const candidates of [breaking, relevant]) {
    for (let length = path.length; length >= 0; length -= 1) {
      const at = candidates.filter((visit) => visit.path.length === length && isAlong(visit.path, path));
      if (at.length > 0) return at;
    }
    const inside = candidates.filter((visit) => isAlong(path, visit.path));
    if (inside.length > 0) return inside;
  }
  return [];
}

/** True for a path that is equal to another one or leads to it. A key that no schema names can be any. */
function isAlong(start: readonly string[], path: readonly string[]): boolean {
  return start.every((key, index) => key === path[index] || key === "*" || path[index] === "*");
}
