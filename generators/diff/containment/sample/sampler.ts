import type { Json } from "../../../core/json.ts";
import { VALUE_TYPES } from "../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import type { PathStep } from "../obstacle.ts";
import { type Alternative, isMember } from "../terms/alternative.ts";
import { arrayFacts } from "../terms/array-facts.ts";
import { expand } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { keyOf, type Term } from "../terms/term.ts";
import { arraySamples, arraysHolding } from "./array-samples.ts";
import type { InnerSamples } from "./inner-samples.ts";
import { freeNames, listedValues } from "./near-values.ts";
import { numberSamples } from "./number-samples.ts";
import { objectSamples, objectsHolding } from "./object-samples.ts";
import { separatingStrings } from "./separating-strings.ts";
import { plainSamples, stretchedSamples } from "./string-samples.ts";

/** Makes values of terms. Every value that it gives has been checked. */
export interface Sampler {
  /** Values of an alternative, the simplest first; `hints` are schemas whose bounds are worth standing beside. */
  samples(alternative: Alternative, hints?: readonly SchemaModel[]): Iterable<Json>;
  /** The simplest value of an alternative; undefined when none was found. */
  member(alternative: Alternative): Json | undefined;
  /** What a search finds, searched once: it is repeated only where the budget ended it without a value. */
  once(search: () => Json | undefined): () => Json | undefined;
  /** A simple value of a term; undefined when none was found. */
  one(term: Term): Json | undefined;
  /** A value of the alternative that holds the given one at a step, and that `refused` does not accept if there is one. */
  around(alternative: Alternative, holding: Holding): Json | undefined;
}

/** What a value is to hold, and where. */
interface Holding {
  readonly step: PathStep;
  readonly inner: Json;
  readonly refused: SchemaModel;
}

const DEEPEST = 8;
const MOST_SAMPLES = 60;

/**
 * A sampler remembers what it found, so use one per comparison. Beyond its budget no value is tried any more, so that
 * none is found.
 */
export function createSampler(budget: Budget): Sampler {
  const found = new Map<string, { readonly value: Json }>();
  /** The depth at which no value was found. */
  const inVain = new Map<string, number>();
  const few = new Map<string, readonly Json[]>();
  let depth = 0;

  function one(term: Term): Json | undefined {
    const key = keyOf(term);
    const known = found.get(key);
    if (known) return known.value;
    // Deeper down there is less room than where none was found before.
    if (depth > DEEPEST || depth >= (inVain.get(key) ?? Number.POSITIVE_INFINITY)) return undefined;
    depth += 1;
    const value = firstOf(term);
    depth -= 1;
    if (value !== undefined) found.set(key, { value });
    else if (!budget.isExhausted()) inVain.set(key, depth);
    return value;
  }

  function firstOf(term: Term): Json | undefined {
    const alternatives = [...(expand(term) ?? [])].sort(
      (a, b) => VALUE_TYPES.indexOf(a.type) - VALUE_TYPES.indexOf(b.type),
    );
    const shownFirst = [...alternatives.filter(({ type }) => type !== "null"), ...alternatives];
    for (const alternative of shownFirst) {
      for (const value of members(alternative, [], 1)) return value;
    }
    return undefined;
  }

  function* candidates(alternative: Alternative, hints: readonly SchemaModel[]): Iterable<Json> {
    if (alternative.values) yield* alternative.values;
    else {
      yield* byType(alternative, hints);
      yield* listedValues([...hints, ...alternative.none]);
    }
  }

  function byType(alternative: Alternative, hints: readonly SchemaModel[]): Iterable<Json> {
    const { type, parts } = alternative;
    const schemas = [...parts, ...hints];
    switch (type) {
      case "null":
        return [null];
      case "boolean":
        return [true, false];
      case "number":
        return numberSamples(schemas);
      case "string":
        return strings(alternative, hints);
      case "array":
        return arraySamples({ alternative, hints }, inner);
      case "object":
        return objectSamples({ alternative, hints }, inner);
      default:
        return type satisfies never;
    }
  }

  /** Mostly the first will do, so that the others are not made before they are asked for. */
  function* strings(alternative: Alternative, hints: readonly SchemaModel[]): Iterable<string> {
    const schemas = [...alternative.parts, ...hints];
    yield* plainSamples(schemas);
    yield* separatingStrings(alternative, hints);
    yield* stretchedSamples(schemas);
  }

  /** A few values of a term, of every type that it allows. */
  function some(term: Term): readonly Json[] {
    const key = `${depth} ${keyOf(term)}`;
    const values = few.get(key) ?? findSome(term);
    if (!budget.isExhausted()) few.set(key, values);
    return values;
  }

  function findSome(term: Term): readonly Json[] {
    if (depth > 3) {
      const value = one(term);
      return value === undefined ? [] : [value];
    }
    depth += 1;
    const values = (expand(term) ?? [])
      .slice(0, 8)
      .flatMap((alternative) => [...members(alternative, [], 4)]);
    depth -= 1;
    return values;
  }

  /** Values that were checked, one after the other as they are asked for. */
  function* members(alternative: Alternative, hints: readonly SchemaModel[], most: number): Iterable<Json> {
    const cost = costOf(alternative, hints);
    let count = 0;
    for (const value of candidates(alternative, hints)) {
      budget.spend(cost);
      if (budget.isExhausted()) return;
      if (!isMember(value, alternative)) continue;
      yield value;
      count += 1;
      if (count >= most) return;
    }
  }

  function around(alternative: Alternative, { step, inner: held, refused }: Holding): Json | undefined {
    const cost = costOf(alternative, [refused]);
    let member: Json | undefined;
    for (const value of holdersOf({ alternative, step, value: held }, inner)) {
      budget.spend(cost);
      if (budget.isExhausted()) break;
      if (!isMember(value, alternative)) continue;
      if (!meets(refused, value)) return value;
      member ??= value;
    }
    return member;
  }

  const simplest = new WeakMap<Alternative, () => Json | undefined>();

  function member(alternative: Alternative): Json | undefined {
    const find = simplest.get(alternative) ?? onceFound(() => firstMember(alternative));
    simplest.set(alternative, find);
    return find();
  }

  function firstMember(alternative: Alternative): Json | undefined {
    for (const value of members(alternative, [], 1)) return value;
    return undefined;
  }

  function onceFound(search: () => Json | undefined): () => Json | undefined {
    let found: { readonly value: Json | undefined } | undefined;
    return () => {
      if (found) return found.value;
      const value = search();
      if (value !== undefined || !budget.isExhausted()) found = { value };
      return value;
    };
  }

  const inner: InnerSamples = { one, some, isDeep: () => depth > 2 };

  return {
    samples: (alternative, hints = []) => members(alternative, hints, MOST_SAMPLES),
    member,
    once: onceFound,
    one,
    around,
  };
}

/** How many schemas a value is held against, before anything inside it is. */
function costOf({ require, none, others }: Alternative, hints: readonly SchemaModel[]): number {
  const schemas = [...require, ...none, ...others, ...hints];
  return schemas.reduce((sum, schema) => sum + inPlace(schema).size, 0);
}

interface HeldValue {
  readonly alternative: Alternative;
  readonly step: PathStep;
  readonly value: Json;
}

/** Values that hold another one at a step. */
function* holdersOf({ alternative, step, value }: HeldValue, inner: InnerSamples): Iterable<Json> {
  switch (step.kind) {
    case "property":
      yield* objectsHolding({ alternative, name: step.name, value }, inner);
      return;
    case "properties":
      for (const name of freeNames(alternative, step.pattern))
        yield* objectsHolding({ alternative, name, value }, inner);
      return;
    case "item":
      yield* arraysHolding({ alternative, index: step.index, value }, inner);
      return;
    case "items":
      yield* arraysHolding({ alternative, index: arrayFacts(alternative).positions, value }, inner);
      return;
    default:
      step satisfies never;
  }
}
