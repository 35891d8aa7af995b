import { typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { remembered } from "../../core/remembered.ts";
import { createImplications } from "./implications.ts";
import { findText } from "./patterns/find-strings.ts";
import type { Relation } from "./relation.ts";
import type { Alternative } from "./terms/alternative.ts";
import { arrayFacts } from "./terms/array-facts.ts";
import { expand, narrow } from "./terms/expand.ts";
import { objectFacts } from "./terms/object-facts.ts";
import { isEmptyRange, rangeOf } from "./terms/range.ts";
import { areStringsApart, lengthsOf, stringsAroundAlternative } from "./terms/schema-strings.ts";
import { keyOf, type Term } from "./terms/term.ts";
import { isTriviallyDisjoint } from "./terms/trivially-disjoint.ts";
import { isTriviallySatisfiable } from "./trivially-satisfiable.ts";

/** Schemas below this depth are assumed to be non-empty, since they may nest endlessly. */
const DEEPEST = 6;

/** Number of cached results that are read in the time of one comparison. */
const KNOWN_AT_ONCE = 20;

/** Cached results about emptiness. */
export type EmptinessAnswers = ReturnType<typeof createEmptinessAnswers>;

/** Creates an empty cache. */
export function createEmptinessAnswers() {
  return {
    emptyTerms: new Set<string>(),
    /** The number of nested checks from which on a term is not known to be empty. */
    inhabitedFrom: new Map<string, number>(),
    rejected: new WeakMap<Alternative, ReadonlySet<number>>(),
    implications: createImplications(),
    textless: new Map<string, boolean>(),
  };
}

/** True if the term is known to have no value. Compares only negated schemas; in doubt, it is not empty. */
export function isEmptyTerm(relation: Relation, term: Term): boolean {
  const [first] = term.all;
  if (
    first &&
    term.none.length === 0 &&
    term.all.every((one) => relation.shared.isSame(first, one)) &&
    isTriviallySatisfiable(first)
  )
    return false;
  const { emptyTerms, inhabitedFrom } = relation.shared.emptiness;
  const { emptinessDepth } = relation.location;
  const key = keyOf(term);
  if (emptyTerms.has(key)) return true;
  if (emptinessDepth >= (inhabitedFrom.get(key) ?? DEEPEST + 1)) return false;
  const inside = relation.inside({ emptinessDepth: 1 });
  const { answer, isSettled } = relation.trackAssumptions(
    () => expand(term)?.every((alternative) => isEmptyAlternative(inside, alternative)) ?? false,
  );
  // At depth, false may mean unknown: less nested checks may find out more, deeper ones do not.
  if (isSettled && answer) emptyTerms.add(key);
  else if (isSettled) inhabitedFrom.set(key, emptinessDepth);
  return answer;
}

/** True if the alternative is known to have no value. */
export function isEmptyAlternative(relation: Relation, alternative: Alternative): boolean {
  if (alternative.values) return alternative.values.length === 0;
  return isEmptyByKeywords(relation, alternative) || isExcluded(relation, alternative);
}

function isEmptyByKeywords(relation: Relation, alternative: Alternative): boolean {
  switch (alternative.type) {
    case "null":
    case "boolean":
      return false;
    case "number":
      return isEmptyRange(rangeOf(alternative));
    case "string":
      return hasNoLength(alternative) || hasNoText(relation, alternative);
    case "array":
      return isEmptyArray(relation, alternative);
    case "object":
      return isEmptyObject(relation, alternative);
    default:
      return alternative.type satisfies never;
  }
}

function hasNoText({ shared }: Relation, alternative: Alternative): boolean {
  const { textless } = shared.emptiness;
  const { parts, none, others } = alternative;
  const key = keyOf({ all: parts, none: [...none, ...others] });
  const answer = textless.get(key) ?? isTextless(alternative);
  textless.set(key, answer);
  return answer;
}

function isEmptyArray(relation: Relation, alternative: Alternative): boolean {
  const { minItems, maxItems, positions, item, rest } = arrayFacts(alternative);
  if (minItems > maxItems) return true;
  const named = Array.from({ length: Math.min(minItems, positions) }, (_, index) => item(index));
  return [...named, ...(minItems > positions ? [rest] : [])].some((term) => relation.isEmpty(term));
}

function isEmptyObject(relation: Relation, alternative: Alternative): boolean {
  const facts = objectFacts(alternative);
  if (facts.minProperties > facts.maxProperties) return true;
  return [...facts.required].some((name) => {
    const term = facts.property(name);
    return term !== undefined && relation.isEmpty(term);
  });
}

/** True if a negated schema accepts every value of the alternative. */
function isExcluded(relation: Relation, alternative: Alternative): boolean {
  if (alternative.none.length === 0 || relation.location.emptinessDepth > DEEPEST) return false;
  const inside = relation.inside({ emptinessDepth: 1, negations: 1 });
  return alternative.none.some(
    (schema) =>
      !isTriviallyDisjoint(alternative, schema) &&
      inside.compareAlternative(withoutNegations(alternative), schema).length === 0,
  );
}

/** True if the alternative negates the schema itself, as with most options, which are the same on both sides. */
function isRejected({ shared, classOf }: Relation, alternative: Alternative, schema: SchemaModel): boolean {
  const { rejected } = shared.emptiness;
  const { none, others } = alternative;
  const classes = rejected.get(alternative) ?? new Set([...none, ...others].map(classOf));
  rejected.set(alternative, classes);
  return classes.has(classOf(schema));
}

/** True if it is known that no value of the alternative meets the schema. */
export function isDisjoint(relation: Relation, alternative: Alternative, schema: SchemaModel): boolean {
  const { emptiness, budget } = relation.shared;
  const { none, choices, type } = alternative;
  budget.spend(1 / KNOWN_AT_ONCE);
  if (!typesOf(schema).has(type) || isTriviallyDisjoint(alternative, schema)) return true;
  if (isRejected(relation, alternative, schema)) return true;
  if (relation.isExhausted()) return false;
  budget.spend(1 + none.length / KNOWN_AT_ONCE);
  if (type === "string" && areStringsApart(alternative.parts, schema)) return true;
  const { implies, impliesAnother } = emptiness.implications;
  if (none.some((other) => implies(relation, schema, other))) return true; // negated: contains all of the schema
  if (choices.some((choice) => impliesAnother(relation, schema, choice))) return true; // so does an unchosen option
  const shared = narrow(alternative, { all: [schema], none: [] });
  return shared?.every((part) => part.type !== type || relation.isEmptyAlternative(part)) ?? false;
}

/** Cached, so that results about the object are reused. */
const withoutNegations = remembered(
  (alternative: Alternative): Alternative => ({ ...alternative, none: [] }),
);

/** Checks all string constraints together: contradicting patterns, unions that leave nothing over. */
function isTextless(alternative: Alternative): boolean {
  const around = stringsAroundAlternative(alternative);
  return around !== undefined && findText(around).kind === "none";
}

function hasNoLength(alternative: Alternative): boolean {
  const { shortest, longest } = lengthsOf(alternative);
  return longest < shortest;
}
