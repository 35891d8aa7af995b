import type { Json } from "../../../core/json.ts";
import { VALUE_TYPES } from "../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import type { PathStep } from "../obstacle.ts";
import { type Alternative, isMember } from "../terms/alternative.ts";
import { arrayFacts } from "../terms/array-facts.ts";
import { expand } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { keyOf, type Term } from "../terms/term.ts";
import { arraySamples, arraysHolding } from "./array-samples.ts";
import type { Held, InnerSamples, SampleQuestion } from "./inner-samples.ts";
import { freeNames, listedValues } from "./near-values.ts";
import { numberSamples } from "./number-samples.ts";
import { objectSamples, objectsHolding } from "./object-samples.ts";
import { separatingStrings } from "./separating-strings.ts";
import { plainSamples, stretchedSamples } from "./string-samples.ts";

/** Creates values of terms. Every value has been checked. */
export type Sampler = ReturnType<typeof createSampler>;

/** A value to include, and its step. */
interface Holding {
  readonly step: PathStep;
  readonly inner: Json;
  readonly rejecting: SchemaModel;
}

const DEEPEST = 8;
const MOST_SAMPLES = 60;

/** Cache of a sampler, and the depth in a value. */
interface Sampling {
  readonly budget: Budget;
  readonly depth: number;
  readonly found: Map<string, { readonly value: Json }>;
  /** The depth at which no value was found. */
  readonly failedDepths: Map<string, number>;
  readonly few: Map<string, readonly Json[]>;
}

/** Creates a sampler for one comparison. Beyond its budget, no value is tried or found. */
export function createSampler(budget: Budget) {
  const sampling: Sampling = { budget, depth: 0, found: new Map(), failedDepths: new Map(), few: new Map() };
  const once = (search: () => Json | undefined) => onceFound(search, budget);
  const simplest = remembered((alternative: Alternative) => once(() => firstMember(sampling, alternative)));
  return {
    /** Yields values of an alternative, the simplest first; `hints` are schemas whose bounds are worth testing. */
    samples: (alternative: Alternative, hints: readonly SchemaModel[] = []) =>
      members(sampling, { alternative, hints, most: MOST_SAMPLES }),
    /** Returns the simplest value of an alternative; undefined if none was found. */
    member: (alternative: Alternative) => simplest(alternative)(),
    /** Caches a search; it is repeated only if the budget ended it without a value. */
    once,
    /** Returns a simple value of a term; undefined if none was found. */
    one: (term: Term) => one(sampling, term),
    /** Returns a value of the alternative with the given one at a step, if possible one that `rejecting` rejects. */
    around: (alternative: Alternative, holding: Holding) => around(sampling, alternative, holding),
  };
}

function onceFound(search: () => Json | undefined, budget: Budget): () => Json | undefined {
  let found: { readonly value: Json | undefined } | undefined;
  return () => {
    if (found) return found.value;
    const value = search();
    if (value !== undefined || !budget.isExhausted()) found = { value };
    return value;
  };
}

function one(sampling: Sampling, term: Term): Json | undefined {
  const { budget, depth, found, failedDepths } = sampling;
  const key = keyOf(term);
  const known = found.get(key);
  if (known) return known.value;
  // None was found at a smaller depth, where more is possible.
  if (depth > DEEPEST || depth >= (failedDepths.get(key) ?? Number.POSITIVE_INFINITY)) return undefined;
  const value = firstOf(deeper(sampling), term);
  if (value !== undefined) found.set(key, { value });
  else if (!budget.isExhausted()) failedDepths.set(key, depth);
  return value;
}

function deeper(sampling: Sampling): Sampling {
  return { ...sampling, depth: sampling.depth + 1 };
}

function firstOf(sampling: Sampling, term: Term): Json | undefined {
  const alternatives = [...(expand(term) ?? [])].sort(
    (a, b) => VALUE_TYPES.indexOf(a.type) - VALUE_TYPES.indexOf(b.type),
  );
  for (const alternative of [...alternatives.filter(({ type }) => type !== "null"), ...alternatives]) {
    const value = firstMember(sampling, alternative);
    if (value !== undefined) return value;
  }
  return undefined;
}

function firstMember(sampling: Sampling, alternative: Alternative): Json | undefined {
  for (const value of members(sampling, { alternative, hints: [], most: 1 })) return value;
  return undefined;
}

/** Returns a few values of a term, of every type that it allows. */
function some(sampling: Sampling, term: Term): readonly Json[] {
  const { budget, depth, few } = sampling;
  const key = `${depth} ${keyOf(term)}`;
  const values = few.get(key) ?? findSome(sampling, term);
  if (!budget.isExhausted()) few.set(key, values);
  return values;
}

function findSome(sampling: Sampling, term: Term): readonly Json[] {
  if (sampling.depth > 3) {
    const value = one(sampling, term);
    return value === undefined ? [] : [value];
  }
  return (expand(term) ?? [])
    .slice(0, 8)
    .flatMap((alternative) => [...members(deeper(sampling), { alternative, hints: [], most: 4 })]);
}

/** Yields checked values on demand. */
function* members(
  sampling: Sampling,
  { alternative, hints, most }: SampleQuestion & { readonly most: number },
): Iterable<Json> {
  const { budget } = sampling;
  const cost = costOf(alternative, hints);
  let count = 0;
  for (const value of candidates(sampling, { alternative, hints })) {
    budget.spend(cost);
    if (budget.isExhausted()) return;
    if (!isMember(value, alternative)) continue;
    yield value;
    count += 1;
    if (count >= most) return;
  }
}

function* candidates(sampling: Sampling, question: SampleQuestion): Iterable<Json> {
  const { alternative, hints } = question;
  if (alternative.values) yield* alternative.values;
  else {
    yield* byType(sampling, question);
    yield* listedValues([...hints, ...alternative.none]);
  }
}

function byType(sampling: Sampling, question: SampleQuestion): Iterable<Json> {
  const { alternative, hints } = question;
  switch (alternative.type) {
    case "null":
      return [null];
    case "boolean":
      return [true, false];
    case "number":
      return numberSamples([...alternative.parts, ...hints]);
    case "string":
      return strings(question);
    case "array":
      return arraySamples(question, innerSamples(sampling));
    case "object":
      return objectSamples(question, innerSamples(sampling));
    default:
      return alternative.type satisfies never;
  }
}

function innerSamples(sampling: Sampling): InnerSamples {
  return {
    one: (term) => one(sampling, term),
    some: (term) => some(sampling, term),
    isDeep: () => sampling.depth > 2,
  };
}

/** Yields strings on demand, since mostly the first one is enough. */
function* strings({ alternative, hints }: SampleQuestion): Iterable<string> {
  const schemas = [...alternative.parts, ...hints];
  yield* plainSamples(schemas);
  yield* separatingStrings(alternative, hints);
  yield* stretchedSamples(schemas);
}

function around(
  sampling: Sampling,
  alternative: Alternative,
  { step, inner, rejecting }: Holding,
): Json | undefined {
  const { budget } = sampling;
  const cost = costOf(alternative, [rejecting]);
  let member: Json | undefined;
  for (const value of holdersOf({ alternative, at: step, value: inner }, innerSamples(sampling))) {
    budget.spend(cost);
    if (budget.isExhausted()) break;
    if (!isMember(value, alternative)) continue;
    if (!meets(rejecting, value)) return value;
    member ??= value;
  }
  return member;
}

/** Number of schemas to check a value against, without those of its members. */
function costOf({ require, none, others }: Alternative, hints: readonly SchemaModel[]): number {
  const schemas = [...require, ...none, ...others, ...hints];
  return schemas.reduce((sum, schema) => sum + inPlace(schema).size, 0);
}

/** Yields values that contain another one at a step. */
function* holdersOf({ alternative, at: step, value }: Held<PathStep>, inner: InnerSamples): Iterable<Json> {
  switch (step.kind) {
    case "property":
      yield* objectsHolding({ alternative, at: step.name, value }, inner);
      return;
    case "properties":
      for (const name of freeNames(alternative, step.pattern))
        yield* objectsHolding({ alternative, at: name, value }, inner);
      return;
    case "item":
      yield* arraysHolding({ alternative, at: step.index, value }, inner);
      return;
    case "items":
      yield* arraysHolding({ alternative, at: arrayFacts(alternative).positions, value }, inner);
      return;
    default:
      step satisfies never;
  }
}
