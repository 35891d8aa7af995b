import type { Json } from "../../../core/json.ts";
import { remembered, rememberedByText } from "../../../core/remembered.ts";
import type { PathStep } from "../obstacle.ts";
import type { Alternative } from "../terms/alternative.ts";
import { arrayFacts } from "../terms/array-facts.ts";
import { expand } from "../terms/expand.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { NOTHING } from "../terms/synthetic-schema.ts";
import { keyOf, type Term } from "../terms/term.ts";
import { ANYTHING } from "./inner-samples.ts";
import type { Sampler } from "./sampler.ts";

/** The rest of a path from one of its steps on, with cached values by term. */
interface PathEnd {
  readonly step: PathStep;
  readonly known: Map<string, Json | undefined>;
}

/**
 * Creates a search for a value of a term with something at a path; undefined if none was found. Results are cached,
 * also for the ends of paths: one component is reached on many paths.
 */
export function createFindValueWithPath(sampler: Sampler) {
  const knownAt = rememberedByText((_end: string) => new Map<string, Json | undefined>());
  const keyOfTerm = remembered(keyOf);

  function find(term: Term, [end, ...rest]: readonly PathEnd[]): Json | undefined {
    if (!end) return sampler.one(term);
    const { step, known } = end;
    const key = keyOfTerm(term);
    if (known.has(key)) return known.get(key);
    known.set(key, undefined); // a cycle adds nothing
    for (const alternative of expand(term) ?? []) {
      const inside = insideOf(alternative, step);
      const inner = inside && find(inside, rest);
      if (inner === undefined) continue;
      const value = sampler.around(alternative, { step, inner, rejecting: NOTHING });
      if (value === undefined) continue;
      known.set(key, value);
      return value;
    }
    return undefined;
  }

  return (term: Term, path: readonly PathStep[]): Json | undefined => {
    const ends = path.map((step, index) => ({ step, known: knownAt(JSON.stringify(path.slice(index))) }));
    return find(term, ends);
  };
}

/** Returns the term at a step of an alternative; undefined if it describes nothing there. */
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
