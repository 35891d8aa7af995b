import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative } from "../terms/alternative.ts";
import type { Term } from "../terms/term.ts";

/** Input of samples: an alternative, and schemas whose bounds are worth testing. */
export interface SampleQuestion {
  readonly alternative: Alternative;
  readonly hints: readonly SchemaModel[];
}

/** A value at a place in the values of an alternative. */
export interface Held<Place> {
  readonly alternative: Alternative;
  readonly at: Place;
  readonly value: Json;
}

/** Anything. */
export const ANYTHING: Term = { all: [], none: [] };

/** Yields the first values without computing further ones. */
export function* firstOf<Value>(values: Iterable<Value>, most: number): Iterable<Value> {
  let count = 0;
  for (const value of values) {
    yield value;
    count += 1;
    if (count >= most) return;
  }
}
