import { typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { remembered } from "../../core/remembered.ts";
import type { Budget } from "./budget.ts";
import { createImplications, type Implications } from "./implications.ts";
import { findText } from "./patterns/find-strings.ts";
import type { Relation } from "./relation.ts";
import type { Alternative } from "./terms/alternative.ts";
import { arrayFacts } from "./terms/array-facts.ts";
import { expand, narrow } from "./terms/expand.ts";
import { isMarkedApart } from "./terms/marks.ts";
import { objectFacts } from "./terms/object-facts.ts";
import { isEmptyRange, rangeOf } from "./terms/range.ts";
import { areStringsApart, stringsAroundAlternative } from "./terms/schema-strings.ts";
import { keyOf, type Term } from "./terms/term.ts";

/** Tells which terms are known to have no value. */
export interface Emptiness {
  isEmpty(term: Term): boolean;
  isEmptyAlternative(alternative: Alternative): boolean;
  /** True when no value of the alternative meets the schema, as far as is known. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean;
}

/** Further down than this nothing is said to be empty: such schemas nest without an end. */
const DEEPEST = 6;

/** Most of what a schema may imply is known already: so many answers are read in the time of one comparison. */
const KNOWN_AT_ONCE = 20;

/** Cached answers about emptiness. */
export interface EmptinessAnswers {
  readonly terms: Map<string, boolean>;
  readonly implications: Implications;
  readonly refused: WeakMap<Alternative, ReadonlySet<number>>;
  readonly textless: Map<string, boolean>;
}

/** No answers yet. */
export function createEmptinessAnswers(): EmptinessAnswers {
  return {
    terms: new Map(),
    implications: createImplications(),
    refused: new WeakMap(),
    textless: new Map(),
  };
}

/** The part of the comparison that emptiness uses. */
export interface EmptinessParts extends Pick<Relation, "classOf" | "isExhausted" | "sampler" | "settling"> {
  readonly answers: EmptinessAnswers;
  readonly budget: Budget;
  /** How many questions about emptiness this is asked in. */
  readonly doubts: number;
  /** True when it shows at sight that a schema accepts a value. */
  isInhabited(schema: SchemaModel): boolean;
  /** The comparison inside so many more of such questions, and on account of so many more negations. */
  inside(more: { readonly doubts?: number; readonly turns?: number }): Relation;
}

/** Asks the comparison only about negated schemas; every "empty" is proved, every doubt is "not empty". */
export function createEmptiness(parts: EmptinessParts): Emptiness {
  return {
    isEmpty: (term) => isEmptyTerm(parts, term),
    isEmptyAlternative: (alternative) => isEmptyAlternative(parts, alternative),
    isDisjoint: (alternative, schema) => isDisjoint(parts, alternative, schema),
  };
}

function isEmptyTerm(parts: EmptinessParts, term: Term): boolean {
  const { answers, doubts, isInhabited } = parts;
  const [only] = term.all;
  if (only && term.all.length === 1 && term.none.length === 0 && isInhabited(only)) return false;
  const key = keyOf(term);
  const known = answers.terms.get(key);
  if (known !== undefined) return known;
  if (doubts > DEEPEST) return false;
  const { isEmptyAlternative } = parts.inside({ doubts: 1 });
  const { answer, isSettled } = parts.settling(() => expand(term)?.every(isEmptyAlternative) ?? false);
  // Deep down the answer may only be a doubt, so it is kept when it is certain or asked from the top.
  if (isSettled && (answer || doubts === 0)) answers.terms.set(key, answer);
  return answer;
}

function isEmptyAlternative(parts: EmptinessParts, alternative: Alternative): boolean {
  if (alternative.values) return alternative.values.length === 0;
  return isEmptyByKeywords(parts, alternative) || isExcluded(parts, alternative);
}

function isEmptyByKeywords(parts: EmptinessParts, alternative: Alternative): boolean {
  const isEmpty = (term: Term) => isEmptyTerm(parts, term);
  switch (alternative.type) {
    case "null":
    case "boolean":
      return false;
    case "number":
      return isEmptyRange(rangeOf(alternative));
    case "string":
      return hasNoLength(alternative) || hasNoText(parts.answers, alternative);
    case "array":
      return isEmptyArray(alternative, isEmpty);
    case "object":
      return isEmptyObject(alternative, isEmpty);
    default:
      return alternative.type satisfies never;
  }
}

function hasNoText({ textless }: EmptinessAnswers, alternative: Alternative): boolean {
  const { parts, none, others } = alternative;
  const key = keyOf({ all: parts, none: [...none, ...others] });
  const answer = textless.get(key) ?? isTextless(alternative);
  textless.set(key, answer);
  return answer;
}

function isEmptyArray(alternative: Alternative, isEmpty: (term: Term) => boolean): boolean {
  const { minItems, maxItems, positions, item, rest } = arrayFacts(alternative);
  if (minItems > maxItems) return true;
  const named = Array.from({ length: Math.min(minItems, positions) }, (_, index) => item(index));
  return [...named, ...(minItems > positions ? [rest] : [])].some(isEmpty);
}

function isEmptyObject(alternative: Alternative, isEmpty: (term: Term) => boolean): boolean {
  const facts = objectFacts(alternative);
  if (facts.minProperties > facts.maxProperties) return true;
  return [...facts.required].some((name) => {
    const term = facts.property(name);
    return term !== undefined && isEmpty(term);
  });
}

/** True when a negated schema takes every value. */
function isExcluded({ doubts, inside }: EmptinessParts, alternative: Alternative): boolean {
  if (alternative.none.length === 0 || doubts > DEEPEST) return false;
  const { compareAlternative } = inside({ doubts: 1, turns: 1 });
  return alternative.none.some(
    (schema) =>
      !isMarkedApart(alternative, schema) &&
      compareAlternative(withoutNegations(alternative), schema).length === 0,
  );
}

/** Most options are the same on both sides, so that the schema itself is among those that no value meets. */
function isRefused(
  { answers: { refused }, classOf }: EmptinessParts,
  alternative: Alternative,
  schema: SchemaModel,
): boolean {
  const { none, others } = alternative;
  const classes = refused.get(alternative) ?? new Set([...none, ...others].map(classOf));
  refused.set(alternative, classes);
  return classes.has(classOf(schema));
}

function isDisjoint(parts: EmptinessParts, alternative: Alternative, schema: SchemaModel): boolean {
  const { answers, budget, isExhausted } = parts;
  const { none, choices, type } = alternative;
  budget.spend(1 / KNOWN_AT_ONCE);
  if (!typesOf(schema).has(type) || isMarkedApart(alternative, schema)) return true;
  if (isRefused(parts, alternative, schema)) return true;
  if (isExhausted()) return false;
  budget.spend(1 + none.length / KNOWN_AT_ONCE);
  if (type === "string" && areStringsApart(alternative.parts, schema)) return true;
  const { implies, impliesAnother } = answers.implications;
  if (none.some((other) => implies(parts, schema, other))) return true;
  if (choices.some((choice) => impliesAnother(parts, schema, choice))) return true;
  const shared = narrow(alternative, { all: [schema], none: [] });
  return shared?.every((part) => part.type !== type || isEmptyAlternative(parts, part)) ?? false;
}

/** The same object each time, so that what is known of it is kept. */
const withoutNegations = remembered(
  (alternative: Alternative): Alternative => ({ ...alternative, none: [] }),
);

/** Asked of strings all at once: patterns that contradict each other, unions that leave nothing over. */
function isTextless(alternative: Alternative): boolean {
  const around = stringsAroundAlternative(alternative);
  return around !== undefined && findText(around).kind === "none";
}

function hasNoLength({ parts }: Alternative): boolean {
  const strings = parts.flatMap(({ string }) => (string ? [string] : []));
  const shortest = Math.max(0, ...strings.map(({ minLength }) => minLength ?? 0));
  return strings.some(({ maxLength }) => maxLength !== undefined && maxLength < shortest);
}
