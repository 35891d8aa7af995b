import type { Change, ReachedPlace } from "../change.ts";
import type { ReportView } from "./report-view.ts";

/** How changes are counted. An exempt change is counted only as exempt. */
export const COUNTED_KINDS = ["breaking", "undecided", "risky", "safe", "docs", "exempt"] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

export type Counts = Readonly<Record<CountedKind, number>>;

/** As what a change is counted and shown. */
export function kindOf({ verdict, exempt }: Change): CountedKind {
  return exempt === undefined ? verdict : "exempt";
}

/** How many changes there are of each kind. */
export function countChanges(changes: readonly Change[]): Counts {
  const counts = { breaking: 0, undecided: 0, risky: 0, safe: 0, docs: 0, exempt: 0 };
  for (const change of changes) counts[kindOf(change)] += 1;
  return counts;
}

/** `2 breaking, 1 risky, 3 safe`, without zeros. */
export function countsText(changes: readonly Change[]): string {
  const counts = countChanges(changes);
  const parts = COUNTED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => `${counts[kind]} ${kind}`);
  return parts.length === 0 ? "No changes" : parts.join(", ");
}

/** Names of the operations and events that breaking changes reach, in order and each once. */
export function brokenPlaces(changes: readonly Change[]): string[] {
  const names = changes
    .filter((change) => kindOf(change) === "breaking")
    .flatMap(({ reached }) => reached.filter(({ verdict }) => verdict === "breaking").map(placeTitle));
  return [...new Set(names)];
}

/** `POST /v1/quotes (quotes.create)`, `event payin.new`, `the document`. */
export function placeTitle({ kind, name, method, path }: ReachedPlace): string {
  switch (kind) {
    case "operation":
      return name === "" ? `${method} ${path}` : `${method} ${path} (${name})`;
    case "webhook":
      return `event ${name}`;
    case "document":
      return "the document";
    default:
      return kind satisfies never;
  }
}

/** `request body application/json, at data[*].status, through CustomerList > Customer`. */
export function placeDetail({ where, value, chain }: ReachedPlace): string {
  const parts = [where, value === "" ? "" : `at ${value}`];
  if (chain.length > 0) parts.push(`through ${chain.join(" > ")}`);
  return parts.filter((part) => part !== "").join(", ");
}

/** `types major, client minor`; empty when no package needs a release. */
export function bumpsText({ bumps }: Pick<ReportView, "bumps">): string {
  return Object.entries(bumps)
    .map(([name, level]) => `${name} ${level}`)
    .join(", ");
}

/** The other operations and events that a change reaches beside its first, each once. */
export function otherPlaces({ reached }: Change): string[] {
  const [first, ...others] = reached.map((place) => (place.name === "" ? placeTitle(place) : place.name));
  return [...new Set(others)].filter((name) => name !== first);
}
