/** A line of both texts, or of one of them. Numbers begin at 0. */
export interface AlignedLine {
  readonly before?: number;
  readonly after?: number;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * Lays the lines of two texts side by side. Lines that occur once in both are fixed points (patience diff), equal lines at
 * the ends of what lies between them belong together, and the rest changed.
 */
export function alignLines(before: readonly string[], after: readonly string[]): readonly AlignedLine[] {
  const aligned: AlignedLine[] = [];

  function align(left: Range, right: Range): void {
    let [start, end] = [0, 0];
    const length = Math.min(left.to - left.from, right.to - right.from);
    while (start < length && before[left.from + start] === after[right.from + start]) start++;
    while (end < length - start && before[left.to - 1 - end] === after[right.to - 1 - end]) end++;
    for (let index = 0; index < start; index++)
      aligned.push({ before: left.from + index, after: right.from + index });
    alignMiddle(
      { from: left.from + start, to: left.to - end },
      { from: right.from + start, to: right.to - end },
    );
    for (let index = end; index > 0; index--)
      aligned.push({ before: left.to - index, after: right.to - index });
  }

  function alignMiddle(left: Range, right: Range): void {
    const anchors = risingPairs(uniquePairs(before, left, after, right));
    if (anchors.length === 0) {
      const rows = Math.max(left.to - left.from, right.to - right.from);
      for (let index = 0; index < rows; index++) {
        const [one, other] = [left.from + index, right.from + index];
        aligned.push({
          ...(one < left.to ? { before: one } : {}),
          ...(other < right.to ? { after: other } : {}),
        });
      }
      return;
    }
    let [one, other] = [left.from, right.from];
    for (const [anchor, partner] of [...anchors, [left.to, right.to] as const]) {
      align({ from: one, to: anchor }, { from: other, to: partner });
      if (anchor < left.to) aligned.push({ before: anchor, after: partner });
      [one, other] = [anchor + 1, partner + 1];
    }
  }

  align({ from: 0, to: before.length }, { from: 0, to: after.length });
  return aligned;
}

type Pair = readonly [before: number, after: number];

/** Lines that occur once on either side, in the order of the first text. */
function uniquePairs(before: readonly string[], left: Range, after: readonly string[], right: Range): Pair[] {
  const locations = new Map<string, { before: number[]; after: number[] }>();
  const locationsOf = (line: string) => {
    const found = locations.get(line) ?? { before: [], after: [] };
    locations.set(line, found);
    return found;
  };
  for (let index = left.from; index < left.to; index++) locationsOf(before[index] ?? "").before.push(index);
  for (let index = right.from; index < right.to; index++) locationsOf(after[index] ?? "").after.push(index);
  return [...locations.values()].flatMap(({ before: [one, ...ones], after: [other, ...others] }): Pair[] =>
    one === undefined || other === undefined || ones.length + others.length > 0 ? [] : [[one, other]],
  );
}

/** Finds the longest sequence of pairs that rises on both sides. */
function risingPairs(pairs: readonly Pair[]): readonly Pair[] {
  const ends: number[] = []; // ends[n]: the pair with the smallest second number that ends a choice of n + 1 pairs
  const previous: (number | undefined)[] = [];
  const secondOf = (index: number | undefined) => pairs[index ?? -1]?.[1] ?? -1;
  for (const [index, [, value]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (secondOf(ends[middle]) < value) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? undefined : ends[low - 1]);
    ends[low] = index;
  }
  const chosen: Pair[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    const pair = pairs[index];
    if (pair) chosen.unshift(pair);
  }
  return chosen;
}
