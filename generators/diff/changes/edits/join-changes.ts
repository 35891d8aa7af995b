import { type Change, type ChangeDetail, type ReachedLocation, rankOf } from "../../change.ts";
import { mergeBumps } from "../../rules/bumps.ts";

/** The change with others as its details; it is as bad as the worst of them. */
export function joinChanges(change: Change, others: readonly Change[]): Change {
  const all = [change, ...others];
  const verdict = all.map((one) => one.verdict).reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
  const details = others.flatMap(({ details: inner = [], ...own }) => [detailOf(own), ...inner]);
  return {
    ...change,
    verdict,
    reached: worstReached(all.flatMap(({ reached }) => reached)),
    pointers: all.flatMap(({ pointers }) => pointers),
    bumps: mergeBumps(all.map(({ bumps }) => bumps)),
    details: [...(change.details ?? []), ...details].sort((a, b) => rankOf(a.verdict) - rankOf(b.verdict)),
  };
}

function detailOf({ rule, verdict, message, location, reached }: Change): ChangeDetail {
  const example = reached.find(({ counterexample }) => counterexample !== undefined)?.counterexample;
  return { rule, verdict, message, location, ...(example ? { counterexample: example } : {}) };
}

/** Each place once, with the worst that is reported there. */
function worstReached(locations: readonly ReachedLocation[]): ReachedLocation[] {
  const worst: ReachedLocation[] = [];
  for (const location of locations) {
    const index = worst.findIndex((known) => isSameLocation(known, location));
    const known = worst[index];
    if (!known) worst.push(location);
    else if (isWorse(location, known)) worst[index] = location;
  }
  return worst;
}

/** Of two that are as bad, the one that can be shown. */
function isWorse(location: ReachedLocation, known: ReachedLocation): boolean {
  const difference = rankOf(location.verdict) - rankOf(known.verdict);
  return (
    difference < 0 || (difference === 0 && !known.counterexample && location.counterexample !== undefined)
  );
}

/** What tells one place of an operation or event from another. */
export type Placed = Pick<ReachedLocation, "kind" | "name" | "method" | "path" | "where">;

/** True for two descriptions of one place of an operation or event. */
export function isSameLocation(left: Placed, right: Placed): boolean {
  return (["kind", "name", "method", "path", "where"] as const).every((key) => left[key] === right[key]);
}
