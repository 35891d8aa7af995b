import type { Json } from "../../../core/json.ts";
import type { Alternative } from "../alternative.ts";
import { arrayFacts } from "../array-facts.ts";
import { expand } from "../expand.ts";
import { objectFacts } from "../object-facts.ts";
import type { PathStep } from "../obstacle.ts";
import { NOTHING } from "../synthetic-schema.ts";
import { keyOf, type Term } from "../term.ts";
import { ANYTHING } from "./inner-samples.ts";
import type { Sampler } from "./sampler.ts";

/** Finds a value of a term that has something at a path; undefined when none was found. */
export type CarryingValues = (term: Term, path: readonly PathStep[]) => Json | undefined;

/** Remembers what it found, the ends of paths included: one component is reached over many ways. */
export function createCarryingValues(sampler: Sampler): CarryingValues {
  const known = new Map<string, Json | undefined>();

  function find(term: Term, path: readonly PathStep[]): Json | undefined {
    const [step, ...rest] = path;
    if (!step) return sampler.one(term);
    const key = `${keyOf(term)} ${JSON.stringify(path)}`;
    if (known.has(key)) return known.get(key);
    known.set(key, undefined); // what leads back to itself is found without that
    const value = firstOf(expand(term) ?? [], step, rest);
    known.set(key, value);
    return value;
  }

  function firstOf(
    alternatives: readonly Alternative[],
    step: PathStep,
    rest: readonly PathStep[],
  ): Json | undefined {
    for (const alternative of alternatives) {
      const inside = insideOf(alternative, step);
      const inner = inside && find(inside, rest);
      if (inner === undefined) continue;
      const value = sampler.around(alternative, { step, inner, refused: NOTHING });
      if (value !== undefined) return value;
    }
    return undefined;
  }

  return find;
}

/** What stands at a step in the values of an alternative; undefined where it describes nothing there. */
function insideOf(alternative: Alternative, step: PathStep): Term | undefined {
  const isArray = step.kind === "item" || step.kind === "items";
  if (alternative.type !== (isArray ? "array" : "object")) return undefined;
  switch (step.kind) {
    case "property": {
      const { property, required } = objectFacts(alternative);
      return property(step.name) ?? (required.has(step.name) ? ANYTHING : undefined);
    }
    case "properties": {
      const { patterns, others } = objectFacts(alternative);
      return step.pattern === undefined ? others : (patterns.get(step.pattern) ?? others);
    }
    case "item":
      return arrayFacts(alternative).item(step.index);
    case "items":
      return arrayFacts(alternative).rest;
    default:
      return step satisfies never;
  }
}
