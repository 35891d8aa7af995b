import type { Json } from "../../../core/json.ts";
import { remembered } from "../../../core/remembered.ts";
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
  const answers = new Map<string, Map<string, Json | undefined>>();
  const keyOfTerm = remembered(keyOf);

  /** Cached: a path through recursive unions is searched for each of their options. */
  function endsOf(path: readonly PathStep[]): PathEnd[] {
    return path.map((step, index) => {
      const text = JSON.stringify(path.slice(index));
      const known = answers.get(text) ?? new Map<string, Json | undefined>();
      answers.set(text, known);
      return { step, known };
    });
  }

  function find(term: Term, ends: readonly PathEnd[], index: number): Json | undefined {
    const end = ends[index];
    if (!end) return sampler.one(term);
    const key = keyOfTerm(term);
    const known = end.known.get(key);
    if (known !== undefined || end.known.has(key)) return known;
    end.known.set(key, undefined); // a cycle adds nothing
    const value = firstOf(expand(term) ?? [], ends, index);
    end.known.set(key, value);
    return value;
  }

  function firstOf(
    alternatives: readonly Alternative[],
    ends: readonly PathEnd[],
    index: number,
  ): Json | undefined {
    const step = ends[index]?.step;
    if (!step) return undefined;
    for (const alternative of alternatives) {
      const inside = insideOf(alternative, step);
      const inner = inside && find(inside, ends, index + 1);
      if (inner === undefined) continue;
      const value = sampler.around(alternative, { step, inner, rejecting: NOTHING });
      if (value !== undefined) return value;
    }
    return undefined;
  }

  return (term: Term, path: readonly PathStep[]): Json | undefined => find(term, endsOf(path), 0);
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
