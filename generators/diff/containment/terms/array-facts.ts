import { hasNoApplicators } from "../../../core/model/facts/conjuncts.ts";
import type { ArrayConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Alternative } from "./alternative.ts";
import type { Term } from "./term.ts";

/** Constraints on arrays of all parts of an alternative. */
export interface ArrayFacts {
  readonly minItems: number;
  readonly maxItems: number;
  readonly unique: boolean;
  /** Number of positional items; later items all meet `rest`. */
  readonly positions: number;
  readonly rest: Term;
  readonly contains: readonly ContainsFact[];
  item(index: number): Term;
}

/** One `contains` with its bounds. */
export interface ContainsFact {
  readonly schema: SchemaModel;
  readonly min: number;
  readonly max: number;
}

/** Returns the facts about arrays, cached by alternative. */
export const arrayFacts = remembered(({ parts }: Alternative): ArrayFacts => {
  const arrays = parts.flatMap((part) => (part.array ? [closedBy(part, part.array)] : []));
  const contains = arrays.flatMap(containsOf);
  const item = (index: number): Term => ({
    all: [...new Set(arrays.flatMap((array) => itemSchema(array, index) ?? []))],
    none: [],
  });
  const positions = Math.max(0, ...arrays.map(({ prefixItems }) => prefixItems?.length ?? 0));
  return {
    minItems: Math.max(0, ...arrays.map(({ minItems }) => minItems ?? 0), ...contains.map(({ min }) => min)),
    maxItems: Math.min(Number.POSITIVE_INFINITY, ...arrays.map(lastItem)),
    unique: arrays.some(({ uniqueItems }) => uniqueItems === true),
    positions,
    rest: item(positions),
    contains,
    item,
  };
});

/** Treats `unevaluatedItems` as `items` if nothing else can evaluate an item. */
function closedBy(part: SchemaModel, array: ArrayConstraints): ArrayConstraints {
  const { items, contains, unevaluatedItems } = array;
  const isAlone = hasNoApplicators(part) && !part.condition && !items && !contains;
  return unevaluatedItems && isAlone ? { ...array, items: unevaluatedItems } : array;
}

/** Returns the schema of an item in one array schema. */
export function itemSchema(
  { prefixItems = [], items }: ArrayConstraints,
  index: number,
): SchemaModel | undefined {
  return prefixItems[index] ?? items;
}

function lastItem({ maxItems, prefixItems = [], items }: ArrayConstraints): number {
  const closed = items?.always === false ? prefixItems.length : Number.POSITIVE_INFINITY;
  return Math.min(maxItems ?? Number.POSITIVE_INFINITY, closed);
}

/** `contains` with its bounds written out. */
export function containsOf({ contains, minContains, maxContains }: ArrayConstraints): ContainsFact[] {
  if (!contains) return [];
  return [{ schema: contains, min: minContains ?? 1, max: maxContains ?? Number.POSITIVE_INFINITY }];
}
