import { toPointer, toSegments } from "../pointer.ts";

/** Where pointers lead after something was moved: the longest part of each that has a new place is replaced. */
export function createPrefixMap(places: ReadonlyMap<string, string>): (pointer: string) => string {
  return (pointer) => {
    const segments = toSegments(pointer);
    for (let length = segments.length; length > 0; length--) {
      const place = places.get(toPointer(segments.slice(0, length)));
      if (place !== undefined) return place + toPointer(segments.slice(length));
    }
    return pointer;
  };
}
