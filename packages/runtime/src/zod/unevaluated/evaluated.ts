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
