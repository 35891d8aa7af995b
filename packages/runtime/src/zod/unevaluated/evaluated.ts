/** The members and items of one value that schemas have evaluated (JSON Schema's annotations). */
export interface Evaluated {
  readonly names: Set<string>;
  readonly indexes: Set<number>;
  /** Number of leading items that are evaluated. */
  items: number;
  /** True if all members or items are evaluated. */
  isAll: boolean;
}

export function nothingEvaluated(): Evaluated {
  return { names: new Set(), indexes: new Set(), items: 0, isAll: false };
}

/** Adds the members and items that a branch has evaluated. */
export function addEvaluated(to: Evaluated, { names, indexes, items, isAll }: Evaluated): void {
  for (const name of names) to.names.add(name);
  for (const index of indexes) to.indexes.add(index);
  to.items = Math.max(to.items, items);
  to.isAll ||= isAll;
}

/** Marks members whose names match a pattern as evaluated. */
export function lookAtNames(found: Evaluated, object: object, patterns: readonly RegExp[]): void {
  for (const key of Object.keys(object))
    if (patterns.some((pattern) => pattern.test(key))) found.names.add(key);
}

/** Marks items that a schema accepts as evaluated. */
export function lookAtItems(
  found: Evaluated,
  list: readonly unknown[],
  accepts: (item: unknown) => boolean,
): void {
  for (const [index, item] of list.entries()) if (accepts(item)) found.indexes.add(index);
}

/** True for a member or an item that is evaluated. */
export function isEvaluated(found: Evaluated, key: string | number): boolean {
  if (found.isAll) return true;
  return typeof key === "string" ? found.names.has(key) : key < found.items || found.indexes.has(key);
}
