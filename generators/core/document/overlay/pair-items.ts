import { isDeepStrictEqual } from "node:util";
import { isObject, type Json } from "../../json.ts";

/** Differences between two lists. */
export interface PairedItems {
  /** Indexes of the old items that the new list begins with, in order. */
  readonly kept: readonly number[];
  /** New items after them. */
  readonly appended: readonly Json[];
}

/** Finds the kept items. An item is kept if it is equal, has the same name, or is the only edited one at its index. */
export function pairItems(before: readonly Json[], after: readonly Json[]): PairedItems {
  const inOrder = keptInOrder(before, after);
  const changed = [...before.keys()].filter((index) => !isDeepStrictEqual(before[index], after[index]));
  const inPlace =
    before.length === after.length && changed.every((index) => areEditable(before[index], after[index]));
  const kept = inPlace && inOrder.length < before.length ? [...before.keys()] : inOrder;
  return { kept, appended: after.slice(kept.length) };
}

/** Old items that match the first, second … new one; ends at the first new item without a match. */
function keptInOrder(before: readonly Json[], after: readonly Json[]): readonly number[] {
  const kept: number[] = [];
  for (const item of after) {
    const start = (kept.at(-1) ?? -1) + 1;
    const found = before.findIndex((old, index) => index >= start && isSameItem(old, item));
    if (found === -1) break;
    kept.push(found);
  }
  return kept;
}

function isSameItem(old: Json, item: Json): boolean {
  const identity = identityOf(old);
  return (
    isDeepStrictEqual(old, item) || (identity !== undefined && isDeepStrictEqual(identity, identityOf(item)))
  );
}

function areEditable(old: Json | undefined, item: Json | undefined): boolean {
  return (isObject(old) && isObject(item)) || (Array.isArray(old) && Array.isArray(item));
}

/** The fields that identify an item of a list in OpenAPI: tags, servers, parameters. */
export function identityOf(item: Json): Readonly<Record<string, string>> | undefined {
  if (!isObject(item)) return undefined;
  const { name, in: location, url } = item;
  if (typeof name === "string") return typeof location === "string" ? { name, in: location } : { name };
  return typeof url === "string" ? { url } : undefined;
}
