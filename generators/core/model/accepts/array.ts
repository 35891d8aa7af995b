import { atTest } from "../int64.ts";
import type { ArrayConstraints } from "../schema-model.ts";
import { isSameJson } from "./equality.ts";
import { meetsSchema } from "./evaluate.ts";
import { addEvaluated, childScope, type Evaluation, type Scope } from "./evaluation.ts";

/** The constraints of arrays, without `unevaluatedItems`. */
export function acceptsArray(
  constraints: ArrayConstraints,
  value: readonly unknown[],
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = constraints;
  if (value.length < minItems || value.length > maxItems) return false;
  if (constraints.uniqueItems && !areUnique(value)) return false;
  return (
    acceptsItems(constraints, value, evaluation, scope) &&
    acceptsContains(constraints, value, evaluation, scope)
  );
}

function areUnique(items: readonly unknown[]): boolean {
  return items.every((item, index) => !items.slice(0, index).some((other) => isSameJson(item, other)));
}

function acceptsItems(
  { prefixItems = [], items }: ArrayConstraints,
  value: readonly unknown[],
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  return value.every((item, index) => {
    const schema = prefixItems[index] ?? items;
    if (!schema) return true;
    addEvaluated(evaluation, index);
    return meetsSchema(schema, item, childScope(scope));
  });
}

function acceptsContains(
  { contains, minContains = 1, maxContains = Number.POSITIVE_INFINITY }: ArrayConstraints,
  value: readonly unknown[],
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  if (!contains) return true;
  const testScope = atTest(childScope(scope));
  const found = [...value.keys()].filter((index) => meetsSchema(contains, value[index], testScope));
  for (const index of found) addEvaluated(evaluation, index);
  return found.length >= minContains && found.length <= maxContains;
}
