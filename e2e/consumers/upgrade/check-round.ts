import type { RehearsedChange } from "./changes.ts";

/** Versions of one package in one round of releasing and updating. */
export interface RoundRow {
  readonly name: string;
  readonly before: string;
  readonly released: string;
  /** Version that the consumer has after `npm update`. */
  readonly installed: string;
}

interface RoundParts {
  readonly change: RehearsedChange;
  readonly scope: string;
  readonly rows: readonly RoundRow[];
}

/** Finds what differs from the promise of the bumps; empty when nothing does. */
export function findBrokenPromises({ change, scope, rows }: RoundParts): string[] {
  const wanted = change.packages.map((name) => `${scope}/${name}`);
  const levels = rows.map((row) => ({ ...row, level: levelBetween(row.before, row.released) }));
  const wrongBumps = levels
    .filter(({ name, level }) => wanted.includes(name) && level !== change.level)
    .map(
      ({ name, before, released }) =>
        `${name} went from ${before} to ${released}, which is not ${change.level}.`,
    );
  const wrongUpdates = levels
    .filter(({ level, released, installed }) => (level === "major") === (installed === released))
    .map(({ name, released, installed }) => `npm update gave ${name} ${installed}; ${released} is released.`);
  return [...wrongBumps, ...wrongUpdates];
}

/** Which part of the version went up. */
export function levelBetween(before: string, after: string): "major" | "minor" | "patch" | "none" {
  const [majorBefore, minorBefore] = before.split(".");
  const [majorAfter, minorAfter] = after.split(".");
  if (before === after) return "none";
  if (majorBefore !== majorAfter) return "major";
  return minorBefore === minorAfter ? "patch" : "minor";
}
