import { groupBy } from "../../core/group-by.ts";
import type { BumpLevel, Change, DiffReport } from "../change.ts";
import { higherBump, highestLevel } from "../rules/bumps.ts";
import type { Changeset } from "./changeset.ts";

/** Facts about the packages of a release. */
export interface ReleaseContext {
  /** npm names of the packages that are published from this description. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  /** Packages whose content differs between the two documents. */
  readonly changed: ReadonlySet<string>;
  /** Those, and the packages that use their types. The others need no release. */
  readonly affected: ReadonlySet<string>;
}

/** Changeset for packages whose code changes although no reported change explains it. */
const REST_FILE = "spec-regenerated.md";
const REST_TEXT = "Regenerated from the changed API description. Nothing changes for users.";

/** One changeset per change, in the order of the report. The same report gives the same files. */
export function planChangesets(report: DiffReport, context: ReleaseContext): Changeset[] {
  const changesets = report.changes.flatMap((change) => {
    const releases = releasesOf(change, context);
    return releases.size === 0
      ? []
      : [{ file: fileOf(change), releases, text: textOf(change), isUntouched: true }];
  });
  const merged = mergeSameStrings(changesets);
  const rest = uncovered(merged, context);
  return rest.size === 0
    ? merged
    : [...merged, { file: REST_FILE, releases: rest, text: REST_TEXT, isUntouched: true }];
}

/** Changesets with the same text become one, with the highest level for each package. */
function mergeSameStrings(changesets: readonly Changeset[]): Changeset[] {
  return [...groupBy(changesets, ({ text }) => text).values()].map((same) => {
    const releases = new Map([...neededReleases(same)].sort(([a], [b]) => (a < b ? -1 : 1)));
    return { ...same[0], releases };
  });
}

/** For each package the highest level of all changesets. */
export function neededReleases(changesets: readonly Pick<Changeset, "releases">[]): Map<string, BumpLevel> {
  const needed = new Map<string, BumpLevel>();
  for (const { releases } of changesets)
    for (const [name, level] of releases) needed.set(name, higherBump(needed.get(name), level));
  return needed;
}

function fileOf({ fingerprint }: Change): string {
  return `spec-${fingerprint}.md`;
}

function releasesOf({ bumps }: Change, { names, affected }: ReleaseContext): Map<string, BumpLevel> {
  const releases = new Map<string, BumpLevel>();
  for (const [key, level] of Object.entries(bumps)) {
    const name = names[key];
    if (name !== undefined && affected.has(key)) releases.set(name, level);
  }
  const spec = names.spec;
  // The API description contains every change, so it takes the highest bump of all.
  const highest = highestLevel(Object.values(bumps));
  if (spec !== undefined && highest !== undefined && affected.has("spec")) releases.set(spec, highest);
  return new Map([...releases].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Packages whose code changes although no change requires their release. */
function uncovered(
  changesets: readonly Changeset[],
  { names, changed }: ReleaseContext,
): Map<string, BumpLevel> {
  const covered = neededReleases(changesets);
  const left = [...changed].flatMap((package_) => names[package_] ?? []).filter((name) => !covered.has(name));
  return new Map(left.sort().map((name) => [name, "patch"]));
}

/** Returns the text for users of the packages: what changed, and what they should do. */
function textOf(change: Change): string {
  const { message, reached, forUsers, renamed } = change;
  const names = reached.filter(({ kind }) => kind !== "document").map(({ name }) => `\`${name}\``);
  const where = listNames([...new Set(names)]);
  const sentence = where === "" ? message : `${where}: ${message}`;
  if (forUsers === undefined) return sentence;
  return `${sentence}\n\n${forUsers}${renamed === undefined ? "" : ` ${UPGRADE}`}`;
}

const UPGRADE = "`npx codegen upgrade --project .` does it in your code.";

const MOST_NAMES = 30;

/** `a`, `a and b`, `a, b and c`: readers of a changelog look for the operations that they use. */
function listNames(names: readonly string[]): string {
  const left = names.length - MOST_NAMES;
  const parts = left > 0 ? [...names.slice(0, MOST_NAMES), `${left} more`] : names;
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
