/** Code points, as ranges in order with gaps between them; both ends belong to a range. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];

/** The last code point. */
export const LAST_CHARACTER = 0x10ffff;

/** The set of the characters of a text. */
export function charactersOf(text: string): CharacterSet {
  return union(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0;
      return [[code, code]];
    }),
  );
}

/** Returns the code points that at least one of the sets contains. */
export function union(sets: readonly CharacterSet[]): CharacterSet {
  const joined: [number, number][] = [];
  for (const [from, to] of sets.flat().sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Returns the code points that the set does not contain. */
export function complement(set: CharacterSet): CharacterSet {
  const starts = [0, ...set.map(([, to]) => to + 1)];
  const ends = [...set.map(([from]) => from - 1), LAST_CHARACTER];
  return starts.flatMap((from, index) => {
    const to = ends[index] ?? LAST_CHARACTER;
    return from <= to ? [[from, to] as const] : [];
  });
}

/** True if the set contains the code point. */
export function contains(set: CharacterSet, code: number): boolean {
  let [low, high] = [0, set.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = set[middle] ?? [0, 0];
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Characters to try first, so that strings are readable. */
export const PLEASANT: readonly number[] = Array.from(
  "a0A-_ .b1B",
  (character) => character.codePointAt(0) ?? 0,
);

/** Returns characters of a set: readable ones, then its first and its last one. */
export function pleasantCharacters(set: CharacterSet): readonly number[] {
  const ends = [set[0]?.[0], set.at(-1)?.[1]].filter((code) => code !== undefined);
  return [...new Set([...PLEASANT.filter((code) => contains(set, code)), ...ends])];
}
