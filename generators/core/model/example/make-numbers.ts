import { numbersNamed } from "./named-values.ts";
import type { Parts } from "./parts-of.ts";
import { rotated, type ValueContext } from "./value-context.ts";

/** Makes numbers between the limits of the parts, and near them; some may violate a constraint. */
export function makeNumbers(parts: Parts, { seed, name }: Pick<ValueContext, "seed" | "name">): number[] {
  const limits = parts.flatMap(({ number }) => (number ? [number] : []));
  const least = limits.flatMap(({ minimum, exclusiveMinimum }) =>
    [minimum, exclusiveMinimum].filter(isGiven),
  );
  const most = limits.flatMap(({ maximum, exclusiveMaximum }) => [maximum, exclusiveMaximum].filter(isGiven));
  const steps = [...limits.flatMap(({ multipleOf }) => multipleOf ?? []), 1];
  const low = least.length > 0 ? Math.max(...least) : undefined;
  const high = most.length > 0 ? Math.min(...most) : undefined;
  const starts = [...(name === undefined ? [] : numbersNamed(name, seed)), ...startsOf(low, high, seed)];
  const every = [...new Set([...steps, steps.reduce((product, step) => product * step, 1)])];
  return [
    ...new Set([
      ...starts,
      ...starts.flatMap((start) => every.flatMap((step) => multiplesNear(start, step))),
    ]),
  ]
    .filter(Number.isFinite)
    .map((value) => value + 0); // turns -0 into 0
}

function startsOf(low: number | undefined, high: number | undefined, seed: number): readonly number[] {
  if (low !== undefined && high !== undefined) return rotated([low, low + 1, (low + high) / 2, high], seed);
  if (low !== undefined) return [low + seed, low, low + 1];
  if (high !== undefined) return [...(high > 1 ? [1] : []), high - seed, high, high - 1];
  return [1 + seed, 1, 0];
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
