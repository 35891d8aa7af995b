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
import type { Held, SampleQuestion } from "./inner-samples.ts";
import { freeNames, listedValues } from "./near-values.ts";
import { numberSamples } from "./number-samples.ts";
import { objectSamples, objectsHolding } from "./object-samples.ts";
import { separatingStrings } from "./separating-strings.ts";
import { plainSamples, stretchedSamples } from "./string-samples.ts";

/** A value to include, and its step. */
interface Holding {
  readonly step: PathStep;
  readonly inner: Json;
  readonly rejecting: SchemaModel;
}

const DEEPEST = 8;
const MOST_SAMPLES = 60;

/** Cached values of all depths. */
interface Found {
  readonly simplest: Map<string, Json>;
  /** The depth at which no value was found. */
  readonly failedDepths: Map<string, number>;
  readonly few: Map<string, readonly Json[]>;
  readonly members: WeakMap<Alternative, () => Json | undefined>;
}

/** Creates a sampler for one comparison. Beyond its budget, no value is tried or found. */
export function createSampler(budget: Budget): Sampler {
  const [simplest, failedDepths, few, members] = [new Map(), new Map(), new Map(), new WeakMap()];
  return new Sampler(budget, { depth: 0, simplest, failedDepths, few, members });
}

/** Creates values of terms at a depth in a value. Every value has been checked. */
export class Sampler {
  readonly #budget: Budget;
  readonly #depth: number;
  readonly #found: Found;

  constructor(budget: Budget, { depth, ...found }: Found & { readonly depth: number }) {
    this.#budget = budget;
    this.#depth = depth;
    this.#found = found;
  }

  get #deeper(): Sampler {
    return new Sampler(this.#budget, { ...this.#found, depth: this.#depth + 1 });
  }

  /** True at a depth where variants show nothing more. */
  isDeep(): boolean {
    return this.#depth > 2;
  }

  /** Caches a search; it is repeated only if the budget ended it without a value. */
  once(search: () => Json | undefined): () => Json | undefined {
    let found: { readonly value: Json | undefined } | undefined;
    return () => {
      if (found) return found.value;
      const value = search();
      if (value !== undefined || !this.#budget.isExhausted()) found = { value };
      return value;
    };
  }

  /** Returns the simplest value of an alternative; undefined if none was found. */
  member(alternative: Alternative): Json | undefined {
    const { members } = this.#found;
    const search = members.get(alternative) ?? this.once(() => this.#first(alternative));
    members.set(alternative, search);
    return search();
  }

  /** Returns a simple value of a term; undefined if none was found. */
  one(term: Term): Json | undefined {
    const { simplest, failedDepths } = this.#found;
    const depth = this.#depth;
    const key = keyOf(term);
    const known = simplest.get(key);
    if (known !== undefined) return known;
    // None was found at a smaller depth, where more is possible.
    if (depth > DEEPEST || depth >= (failedDepths.get(key) ?? Number.POSITIVE_INFINITY)) return undefined;
    const value = this.#deeper.#firstOf(term);
    if (value !== undefined) simplest.set(key, value);
    else if (!this.#budget.isExhausted()) failedDepths.set(key, depth);
    return value;
  }

  #firstOf(term: Term): Json | undefined {
    const alternatives = [...(expand(term) ?? [])].sort(
      (a, b) => VALUE_TYPES.indexOf(a.type) - VALUE_TYPES.indexOf(b.type),
    );
    for (const alternative of [...alternatives.filter(({ type }) => type !== "null"), ...alternatives]) {
      const value = this.#first(alternative);
      if (value !== undefined) return value;
    }
    return undefined;
  }

  #first(alternative: Alternative): Json | undefined {
    for (const value of this.samples(alternative, [], 1)) return value;
    return undefined;
  }

  /** Returns a few values of a term, of every type that it allows. */
  some(term: Term): readonly Json[] {
    const { few } = this.#found;
    const key = `${this.#depth} ${keyOf(term)}`;
    const values = few.get(key) ?? this.#findSome(term);
    if (!this.#budget.isExhausted()) few.set(key, values);
    return values;
  }

  #findSome(term: Term): readonly Json[] {
    if (this.#depth > 3) {
      const value = this.one(term);
      return value === undefined ? [] : [value];
    }
    const alternatives = (expand(term) ?? []).slice(0, 8);
    return alternatives.flatMap((alternative) => [...this.#deeper.samples(alternative, [], 4)]);
  }

  /** Yields values of an alternative, the simplest first; `hints` are schemas whose bounds are worth testing. */
  *samples(
    alternative: Alternative,
    hints: readonly SchemaModel[] = [],
    most = MOST_SAMPLES,
  ): Iterable<Json> {
    const cost = costOf(alternative, hints);
    let count = 0;
    for (const value of this.#candidates({ alternative, hints })) {
      this.#budget.spend(cost);
      if (this.#budget.isExhausted()) return;
      if (!isMember(value, alternative)) continue;
      yield value;
      count += 1;
      if (count >= most) return;
    }
  }

  *#candidates(question: SampleQuestion): Iterable<Json> {
    const { alternative, hints } = question;
    if (alternative.values) yield* alternative.values;
    else {
      yield* this.#byType(question);
      yield* listedValues([...hints, ...alternative.none]);
    }
  }

  #byType(question: SampleQuestion): Iterable<Json> {
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
        return arraySamples(question, this);
      case "object":
        return objectSamples(question, this);
      default:
        return alternative.type satisfies never;
    }
  }

  /** Returns a value of the alternative with the given one at a step, if possible one that `rejecting` rejects. */
  around(alternative: Alternative, { step, inner, rejecting }: Holding): Json | undefined {
    const cost = costOf(alternative, [rejecting]);
    let member: Json | undefined;
    for (const value of holdersOf({ alternative, at: step, value: inner }, this)) {
      this.#budget.spend(cost);
      if (this.#budget.isExhausted()) break;
      if (!isMember(value, alternative)) continue;
      if (!meets(rejecting, value)) return value;
      member ??= value;
    }
    return member;
  }
}

/** Yields strings on demand, since mostly the first one is enough. */
function* strings({ alternative, hints }: SampleQuestion): Iterable<string> {
  const schemas = [...alternative.parts, ...hints];
  yield* plainSamples(schemas);
  yield* separatingStrings(alternative, hints);
  yield* stretchedSamples(schemas);
}

/** Number of schemas to check a value against, without those of its members. */
function costOf({ require, none, others }: Alternative, hints: readonly SchemaModel[]): number {
  const schemas = [...require, ...none, ...others, ...hints];
  return schemas.reduce((sum, schema) => sum + inPlace(schema).size, 0);
}

/** Yields values that contain another one at a step. */
function* holdersOf({ alternative, at: step, value }: Held<PathStep>, inner: Sampler): Iterable<Json> {
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
