import type { Json } from "../../../core/json.ts";
import type { Alternative } from "../terms/alternative.ts";
import { arrayFacts, containsOf } from "../terms/array-facts.ts";
import type { Held, SampleQuestion } from "./inner-samples.ts";
import type { Sampler } from "./sampler.ts";

const LONGEST = 1001;
const MOST_HITS = 50;

/** Yields lists that may be in the alternative: with lengths next to every bound, and with `contains` items. */
export function* arraySamples({ alternative, hints }: SampleQuestion, inner: Sampler): Iterable<Json> {
  const { contains } = arrayFacts(alternative);
  for (const length of lengthsOf({ alternative, hints })) yield* fillings(alternative, length, inner);
  const wanted = hints.flatMap(({ array }) => (array ? containsOf(array) : []));
  for (const { schema, min, max } of [...contains, ...wanted]) {
    const hit = inner.one({ all: [schema], none: [] });
    if (hit === undefined) continue;
    const counts = [1, 2, min - 1, min, max, max + 1].filter((count) => count > 0 && count <= MOST_HITS);
    yield* counts.map((count) => Array.from({ length: count }, () => hit));
  }
}

function lengthsOf({ alternative, hints }: SampleQuestion): number[] {
  const { minItems, positions } = arrayFacts(alternative);
  const bounds = hints.flatMap(({ array }) => [array?.minItems, array?.maxItems, array?.prefixItems?.length]);
  const near = bounds.flatMap((bound) => (bound === undefined ? [] : [bound, bound + 1, bound - 1]));
  const lengths = new Set([minItems, ...near, 0, 1, 2, positions, positions + 1]);
  return [...lengths].filter((count) => count >= minItems && count <= LONGEST);
}

function* fillings(alternative: Alternative, length: number, inner: Sampler): Iterable<Json> {
  const { item, contains } = arrayFacts(alternative);
  const indexes = Array.from({ length }, (_, index) => index);
  const same = indexes.map((index) => inner.one(item(index)));
  if (same.every((value) => value !== undefined)) yield same;
  const choices = indexes.map((index) => inner.some(item(index)));
  for (const { schema, min } of contains) {
    const hit = inner.one({ all: [schema], none: [] });
    if (hit !== undefined)
      yield indexes.map((index) => (index < Math.max(min, 1) ? hit : (same[index] ?? hit)));
  }
  const varied = choices.map((values, index) => values[index % Math.max(values.length, 1)]);
  if (length > 0 && varied.every((value) => value !== undefined)) yield varied;
}

/** Returns lists with the value at the index, beside simple items or as every item. */
export function arraysHolding({ alternative, at: index, value }: Held<number>, inner: Sampler): Json[] {
  const { item, minItems } = arrayFacts(alternative);
  const lengths = [Math.max(minItems, index + 1), Math.max(minItems, index + 1) + 1];
  return lengths.flatMap((length) => {
    const items = Array.from({ length }, (_, at) => (at === index ? value : inner.one(item(at))));
    const whole = items.every((one) => one !== undefined) ? [items] : [];
    return [...whole, Array.from({ length }, () => value)];
  });
}
