import { isObject, type Json, type JsonObject } from "../../../core/json.ts";

/** Lists of a schema whose order says nothing. */
export const UNORDERED: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "enum",
  "required",
  "type",
]);

/** Members of two lists that belong together, with where the second one stands, and whether any is left over. */
export interface PairedMembers {
  readonly changed: readonly (readonly [left: Json, right: Json, index: number])[];
  readonly isUneven: boolean;
}

/** Pairs members that say the same, then those that have most in common; never by their place. */
export function pairListMembers(left: readonly Json[], right: readonly Json[]): PairedMembers {
  const isSame = (index: number) => unorderedText(left[index]) === unorderedText(right[index]);
  const open = new Map<string, { readonly item: Json; readonly index: number }[]>();
  for (const [index, item] of right.entries()) {
    if (index < left.length && isSame(index)) continue; // most members have not moved
    const text = unorderedText(item);
    open.set(text, [...(open.get(text) ?? []), { item, index }]);
  }
  const rest = left.filter(
    (item, index) =>
      !(index < right.length && isSame(index)) && open.get(unorderedText(item))?.shift() === undefined,
  );
  const others = [...open.values()].flat();
  const isUneven =
    rest.length !== others.length || ![...rest, ...others.map(({ item }) => item)].every(isObject);
  if (isUneven) return { changed: [], isUneven };
  const scored = rest.flatMap((one) =>
    others.map((other) => ({
      one,
      other,
      score: inCommon(one, other.item),
      key: unorderedText(one) + unorderedText(other.item),
    })),
  );
  scored.sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
  const taken = new Set<unknown>();
  const changed = scored.flatMap(({ one, other }): (readonly [Json, Json, number])[] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other.item, other.index]];
  });
  return { changed, isUneven: false };
}

function inCommon(left: Json, right: Json): number {
  const [one, other] = [left, right].map((value) => (isObject(value) ? value : {}));
  const same = Object.keys(one ?? {}).filter(
    (key) => unorderedText(one?.[key]) === unorderedText(other?.[key]),
  );
  const [names, others] = [one, other].map((value) => namesIn(value ?? {}));
  return same.length * 2 + (names ?? []).filter((name) => others?.includes(name)).length;
}

function namesIn({ properties }: JsonObject): readonly string[] {
  return isObject(properties) ? Object.keys(properties) : [];
}

const texts = new WeakMap<object, string>();

/** A text that is the same for values that differ only in the order of keys and unordered lists. */
export function unorderedText(value: Json | undefined, isUnordered = false): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? listText(value, isUnordered) : objectText(value as JsonObject); // no list, and no other object in JSON
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
