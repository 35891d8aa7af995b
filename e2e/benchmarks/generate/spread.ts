/** The middle of some figures, and the quarters around it. */
export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function spreadOf(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
