import type { Parts } from "./parts-of.ts";

/** Numbers between the limits of the parts, and near them; some may miss a constraint. */
export function makeNumbers(parts: Parts): number[] {
  const limits = parts.flatMap(({ number }) => (number ? [number] : []));
  const least = limits.flatMap(({ minimum, exclusiveMinimum }) =>
    [minimum, exclusiveMinimum].filter(isGiven),
  );
  const most = limits.flatMap(({ maximum, exclusiveMaximum }) => [maximum, exclusiveMaximum].filter(isGiven));
  const steps = [...limits.flatMap(({ multipleOf }) => multipleOf ?? []), 1];
  const starts = startsOf(
    least.length > 0 ? Math.max(...least) : undefined,
    most.length > 0 ? Math.min(...most) : undefined,
  );
  const every = [...new Set([...steps, steps.reduce((product, step) => product * step, 1)])];
  return [
    ...new Set([
      ...starts,
      ...starts.flatMap((start) => every.flatMap((step) => multiplesNear(start, step))),
    ]),
  ]
    .filter(Number.isFinite)
    .map((value) => value + 0); // -0 is written as 0
}

function startsOf(low: number | undefined, high: number | undefined): number[] {
  if (low !== undefined && high !== undefined) return [low, low + 1, (low + high) / 2, high];
  if (low !== undefined) return [low, low + 1];
  if (high !== undefined) return [...(high > 1 ? [1] : []), high, high - 1];
  return [1, 0];
}

function multiplesNear(start: number, step: number): number[] {
  const count = start / step;
  return [Math.ceil(count), Math.floor(count) + 1, Math.floor(count), Math.ceil(count) - 1].map(
    (times) => Number((times * step).toPrecision(12)), // 3 * 0.1 is not 0.3
  );
}

function isGiven(limit: number | undefined): limit is number {
  return limit !== undefined;
}
