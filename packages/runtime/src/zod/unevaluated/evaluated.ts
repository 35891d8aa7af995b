/** The members and items of one value that schemas have looked at: the annotations that JSON Schema speaks of. */
export interface Evaluated {
  readonly names: Set<string>;
  readonly indexes: Set<number>;
  /** The first items, by their number. */
  items: number;
  /** Every member, every item. */
  isAll: boolean;
}

/** Nothing as yet. */
export function nothingEvaluated(): Evaluated {
  return { names: new Set(), indexes: new Set(), items: 0, isAll: false };
}

/** Adds what a branch that accepts the value has looked at. */
export function addEvaluated(to: Evaluated, { names, indexes, items, isAll }: Evaluated): void {
  for (const name of names) to.names.add(name);
  for (const index of indexes) to.indexes.add(index);
  to.items = Math.max(to.items, items);
  to.isAll ||= isAll;
}

/** Counts members as looked at whose names a pattern finds. */
export function lookAtNames(found: Evaluated, object: object, patterns: readonly RegExp[]): void {
  for (const key of Object.keys(object))
    if (patterns.some((pattern) => pattern.test(key))) found.names.add(key);
}

/** Counts items as looked at that a schema accepts. */
export function lookAtItems(
  found: Evaluated,
  list: readonly unknown[],
  accepts: (item: unknown) => boolean,
): void {
  for (const [index, item] of list.entries()) if (accepts(item)) found.indexes.add(index);
}

/** True for a member or an item that was looked at. */
export function isEvaluated(found: Evaluated, key: string | number): boolean {
  if (found.isAll) return true;
  return typeof key === "string" ? found.names.has(key) : key < found.items || found.indexes.has(key);
}
