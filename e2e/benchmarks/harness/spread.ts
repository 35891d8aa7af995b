/** The middle of some figures, and the quarters around it. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Returns the median of some figures with its quarters. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** Returns the spread of the ratios of each round: a machine that is slower for a while slows both. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)));
}

/** Writes the median, and the quarters in brackets. */
export function spreadText({ low, median, high }: Spread, digits = 2): string {
  return `${median.toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}
