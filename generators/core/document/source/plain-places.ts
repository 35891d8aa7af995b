/** A part of a value, and where it stands. */
interface PlacedChild {
  readonly offset: number;
  readonly value: unknown;
}

/** Where the members of objects and the items of lists stand. */
export interface Places {
  addMembers(object: Readonly<Record<string, unknown>>, offsets: ReadonlyMap<string, number>): void;
  addItems(list: readonly unknown[], offsets: readonly number[]): void;
  /** The member or item of that name. */
  childOf(parent: unknown, segment: string): PlacedChild | undefined;
}

/** Remembers places by the object or list. */
export function createPlaces(): Places {
  const objects = new Map<unknown, ReadonlyMap<string, number>>();
  const lists = new Map<unknown, readonly number[]>();
  return {
    addMembers: (object, offsets) => objects.set(object, offsets),
    addItems: (list, offsets) => lists.set(list, offsets),
    childOf(parent, segment) {
      const offset = objects.get(parent)?.get(segment) ?? lists.get(parent)?.[Number(segment)];
      // Only an object or a list has places.
      return offset === undefined
        ? undefined
        : { offset, value: (parent as Readonly<Record<string, unknown>>)[segment] };
    },
  };
}
