import type { Json, JsonObject } from "../../../core/json.ts";
import type { Alternative } from "../terms/alternative.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { ANYTHING } from "./inner-samples.ts";
import type { Sampler } from "./sampler.ts";
import { stringSamples } from "./string-samples.ts";

/** Returns the object of the required properties; undefined if no value was found for one of them. */
export function smallestObject(alternative: Alternative, inner: Sampler): JsonObject | undefined {
  const facts = objectFacts(alternative);
  const value: Record<string, Json> = {};
  for (const name of facts.required) {
    const found = inner.one(facts.property(name) ?? ANYTHING);
    if (found === undefined) return undefined;
    value[name] = found;
  }
  for (const [name, needed] of facts.dependentRequired) {
    for (const other of Object.hasOwn(value, name) ? needed : []) {
      value[other] = inner.one(facts.property(other) ?? ANYTHING) ?? null;
    }
  }
  return grownObject({ alternative, start: value, count: facts.minProperties }, inner);
}

/** An object to add properties to. */
export interface Growth {
  readonly alternative: Alternative;
  readonly start: JsonObject;
  /** Wanted number of properties. */
  readonly count: number;
}

const MOST_PROPERTIES = 1_000;

/** Adds properties up to the wanted number, or as many as values were found for. */
export function grownObject({ alternative, start, count }: Growth, inner: Sampler): JsonObject {
  if (count > MOST_PROPERTIES) return start;
  const facts = objectFacts(alternative);
  const names = stringSamples(facts.propertyNames.all);
  const made = Array.from({ length: count }, (_, index) => `extra${index + 1}`);
  const value: Record<string, Json | undefined> = { ...start };
  for (const name of [...facts.names, ...names, ...made]) {
    if (Object.keys(value).length >= count) break;
    const found = Object.hasOwn(value, name) ? undefined : inner.one(facts.property(name) ?? ANYTHING);
    if (found !== undefined) value[name] = found;
  }
  return value;
}
