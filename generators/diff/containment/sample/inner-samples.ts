import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative } from "../terms/alternative.ts";
import type { Term } from "../terms/term.ts";

/** Where the values inside lists and objects come from. */
export interface InnerSamples {
  /** A simple value of a term; undefined when none was found. */
  one(term: Term): Json | undefined;
  /** A few values of a term, of every type that it allows. */
  some(term: Term): readonly Json[];
  /** True so far inside a value that variants of what stands there show nothing more. */
  isDeep(): boolean;
}

/** What values are made of: an alternative, and schemas whose bounds are worth standing beside. */
export interface SampleQuestion {
  readonly alternative: Alternative;
  readonly hints: readonly SchemaModel[];
}

/** A value at a place of the values of an alternative. */
export interface Held<Place> {
  readonly alternative: Alternative;
  readonly at: Place;
  readonly value: Json;
}

/** Anything. */
export const ANYTHING: Term = { all: [], none: [] };

/** The first values, and nothing after them is looked for. */
export function* firstOf<Value>(values: Iterable<Value>, most: number): Iterable<Value> {
  let count = 0;
  for (const value of values) {
    yield value;
    count += 1;
    if (count >= most) return;
  }
}
