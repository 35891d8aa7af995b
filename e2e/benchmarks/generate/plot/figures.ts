import { spreadOf } from "../spread.ts";

/** What one document of the plot cost each generator, in milliseconds of CPU time. */
export interface GrowthPoint {
  readonly name: string;
  readonly bytes: number;
  readonly ours: number;
  /** Missing where the other generator wrote nothing. */
  readonly theirs?: number;
}

/** The figures that the plot is drawn from. */
export interface GrowthFigures {
  readonly date: string;
  readonly machine: string;
  readonly rounds: number;
  /** Names with versions and outputs, ours first. */
  readonly generators: readonly string[];
  readonly points: readonly GrowthPoint[];
}

export type Measured = "ours" | "theirs";

/**
 * The power of the size with which the CPU time grows, from documents of `from` bytes on: 1 where twice the size takes twice
 * the time. It is the slope of the straight line that is closest to the points, both axes being logarithmic.
 */
export function growthOf(points: readonly GrowthPoint[], key: Measured, from = 0): number {
  const logs = points.flatMap((point) => {
    const value = point[key];
    return value === undefined || point.bytes < from
      ? []
      : [{ x: Math.log(point.bytes), y: Math.log(value) }];
  });
  const [meanX, meanY] = [mean(logs.map(({ x }) => x)), mean(logs.map(({ y }) => y))];
  const products = logs.map(({ x, y }) => (x - meanX) * (y - meanY));
  const squares = logs.map(({ x }) => (x - meanX) ** 2);
  return mean(products) / mean(squares);
}

/** Ours to theirs, in the middle of all documents that both generate. */
export function medianRatio(points: readonly GrowthPoint[]): number {
  const ratios = points.flatMap(({ ours, theirs }) => (theirs === undefined ? [] : [ours / theirs]));
  return spreadOf(ratios).median;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
