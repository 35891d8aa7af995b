import { isObject, type Json, type JsonObject } from "../../../core/json.ts";

/** Lists of a schema whose order has no meaning. */
export const UNORDERED: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "enum",
  "required",
  "type",
]);

interface Member {
  readonly item: Json;
  readonly index: number;
}

/** Paired members of two lists with their positions, and whether any is left over. */
export interface PairedMembers {
  readonly changed: readonly (readonly [left: Member, right: Member])[];
  readonly isUneven: boolean;
}

/** Pairs equal members, then those that have most in common; never by position. */
export function pairListMembers(left: readonly Json[], right: readonly Json[]): PairedMembers {
  const isSame = (index: number) => unorderedText(left[index]) === unorderedText(right[index]);
  const open = new Map<string, Member[]>();
  for (const [index, item] of right.entries()) {
    if (index < left.length && isSame(index)) continue; // most members have not moved
    const text = unorderedText(item);
    open.set(text, [...(open.get(text) ?? []), { item, index }]);
  }
  const rest = left
    .map((item, index) => ({ item, index }))
    .filter(
      ({ item, index }) =>
        !(index < right.length && isSame(index)) && open.get(unorderedText(item))?.shift() === undefined,
    );
  const others = [...open.values()].flat();
  const isUneven = rest.length !== others.length || ![...rest, ...others].every(({ item }) => isObject(item));
  return { changed: isUneven ? [] : closestPairs(rest, others), isUneven };
}

function closestPairs(rest: readonly Member[], others: readonly Member[]): PairedMembers["changed"] {
  const scored = rest.flatMap((one) =>
    others.map((other) => ({
      one,
      other,
      score: inCommon(one.item, other.item),
      key: unorderedText(one.item) + unorderedText(other.item),
    })),
  );
  scored.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const taken = new Set<unknown>();
  return scored.flatMap(({ one, other }): (readonly [Member, Member])[] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}

function inCommon(left: Json, right: Json): number {
  const [one, other] = [left, right].map((value) => (isObject(value) ? value : {}));
  const [properties, others] = [one?.properties, other?.properties].map((map) => (isObject(map) ? map : {}));
  const names = Object.keys(properties ?? {}).filter((name) => Object.hasOwn(others ?? {}, name));
  return sameKeys(one ?? {}, other ?? {}) * 2 + names.length + sameKeys(properties ?? {}, others ?? {});
}

function sameKeys(left: JsonObject, right: JsonObject): number {
  return Object.keys(left).filter(
    (key) => Object.hasOwn(right, key) && unorderedText(left[key]) === unorderedText(right[key]),
  ).length;
}

const texts = new WeakMap<object, string>();

/** Returns the same text for values that differ only in the order of keys and unordered lists. */
export function unorderedText(value: Json | undefined, isUnordered = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? listText(value, isUnordered) : objectText(value as JsonObject); // a JSON object
  texts.set(value, text);
  return text;
}

function listText(list: readonly Json[], isUnordered: boolean): string {
  const items = list.map((item) => unorderedText(item));
  return `[${(isUnordered ? items.sort() : items).join()}]`;
}

function objectText(value: JsonObject): string {
  const entries = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}:${unorderedText(inner, UNORDERED.has(key))}`,
  );
  return `{${entries.sort().join()}}`;
}
