/** Groups items by key, in the order in which the keys first appear. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const members = groups.get(key);
    if (members) members.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns one item for each key, ordered by the first of each: the first, unless a later one is better. */
export function bestOfEach<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
  isBetter: (item: Item, known: Item) => boolean = () => false,
): Item[] {
  const best = new Map<unknown, Item>();
  for (const item of items) {
    const key = keyOf(item);
    const known = best.get(key);
    if (known === undefined || isBetter(item, known)) best.set(key, item);
  }
  return [...best.values()];
}
