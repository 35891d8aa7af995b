import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Alternative } from "./alternative.ts";
import { arrayFacts } from "./array-facts.ts";
import { expand, narrow } from "./expand.ts";
import { objectFacts } from "./object-facts.ts";
import { isEmptyRange, rangeOf } from "./range.ts";
import type { Relation } from "./relation.ts";
import { keyOf, type Term, termOf } from "./term.ts";

/** Tells which terms are known to have no value. */
export interface Emptiness {
  isEmpty(term: Term): boolean;
  isEmptyAlternative(alternative: Alternative): boolean;
  /** True when no value of the alternative meets the schema, as far as is known. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean;
}

/** Further down than this nothing is said to be empty: such schemas nest without an end. */
const DEEPEST = 6;

/** Asks the comparison only about negated schemas; every "empty" is proved, every doubt is "not empty". */
export function createEmptiness({
  compareAlternative,
  compareHere,
  settling,
}: Pick<Relation, "compareAlternative" | "compareHere"> & {
  /** An answer, and whether it holds whatever becomes of the comparisons that are not finished. */
  settling<Answer>(ask: () => Answer): { readonly answer: Answer; readonly isSettled: boolean };
}): Emptiness {
  const known = new Map<string, boolean>();
  let depth = 0;

  function isEmpty(term: Term): boolean {
    const key = keyOf(term);
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (depth > DEEPEST) return false;
    depth += 1;
    const { answer: empty, isSettled } = settling(() => expand(term)?.every(isEmptyAlternative) ?? false);
    depth -= 1;
    // Deep down the answer may only be a doubt, so it is kept when it is certain or asked from the top.
    if (isSettled && (empty || depth === 0)) known.set(key, empty);
    return empty;
  }

  function isEmptyAlternative(alternative: Alternative): boolean {
    if (alternative.values) return alternative.values.length === 0;
    return isEmptyByKeywords(alternative) || isExcluded(alternative);
  }

  function isEmptyByKeywords(alternative: Alternative): boolean {
    switch (alternative.type) {
      case "null":
      case "boolean":
        return false;
      case "number":
        return isEmptyRange(rangeOf(alternative));
      case "string":
        return hasNoLength(alternative);
      case "array":
        return isEmptyArray(alternative);
      case "object":
        return isEmptyObject(alternative);
      default:
        return alternative.type satisfies never;
    }
  }

  function isEmptyArray(alternative: Alternative): boolean {
    const { minItems, maxItems, positions, item, rest } = arrayFacts(alternative);
    if (minItems > maxItems) return true;
    const named = Array.from({ length: Math.min(minItems, positions) }, (_, index) => item(index));
    return [...named, ...(minItems > positions ? [rest] : [])].some(isEmpty);
  }

  function isEmptyObject(alternative: Alternative): boolean {
    const facts = objectFacts(alternative);
    if (facts.minProperties > facts.maxProperties) return true;
    return [...facts.required].some((name) => {
      const term = facts.property(name);
      return term !== undefined && isEmpty(term);
    });
  }

  /** True when a negated schema takes every value. */
  function isExcluded(alternative: Alternative): boolean {
    if (alternative.none.length === 0 || depth > DEEPEST) return false;
    depth += 1;
    const excluded = alternative.none.some(
      (schema) => compareAlternative({ ...alternative, none: [] }, schema).length === 0,
    );
    depth -= 1;
    return excluded;
  }

  function isDisjoint(alternative: Alternative, schema: SchemaModel): boolean {
    const excluded = [...alternative.none, ...alternative.others];
    if (excluded.some((other) => compareHere(termOf(schema), other).length === 0)) return true;
    const shared = narrow(alternative, { all: [schema], none: [] });
    return shared?.every((part) => part.type !== alternative.type || isEmptyAlternative(part)) ?? false;
  }

  return { isEmpty, isEmptyAlternative, isDisjoint };
}

function hasNoLength({ parts }: Alternative): boolean {
  const strings = parts.flatMap(({ string }) => (string ? [string] : []));
  const shortest = Math.max(0, ...strings.map(({ minLength }) => minLength ?? 0));
  return strings.some(({ maxLength }) => maxLength !== undefined && maxLength < shortest);
}
