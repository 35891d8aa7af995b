import { isObject } from "../../json.ts";
import { atSchema } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";
import { acceptsApplicators } from "./applicators.ts";
import { acceptsArray } from "./array.ts";
import {
  addEvaluated,
  childScope,
  type Evaluation,
  isActive,
  type Scope,
  scopeInside,
  startEvaluation,
} from "./evaluation.ts";
import { acceptsNumber } from "./number.ts";
import { acceptsObject } from "./object.ts";
import { acceptsString } from "./string.ts";
import { hasType } from "./type.ts";
import { isListed } from "./value.ts";

/** Returns the evaluated members and items if the schema accepts the value; undefined if it rejects it. */
export function evaluate(schema: SchemaModel, value: unknown, scope: Scope): Evaluation | undefined {
  if (schema.always !== undefined) return schema.always ? {} : undefined;
  // A cyclic reference to the same value adds no constraint.
  if (isActive(schema, scope)) {
    if (scope.cache) scope.cache.loops += 1;
    return {};
  }
  const inner = atSchema(schema, scopeInside(schema, scope));
  const evaluation = startEvaluation(inner);
  const accepted =
    acceptsValue(schema, value, inner) &&
    acceptsByType(schema, value, evaluation, inner) &&
    acceptsApplicators(schema, value, evaluation, inner) &&
    acceptsUnevaluated(schema, value, evaluation, inner);
  return accepted ? evaluation : undefined;
}

/** True if the schema accepts the value; results are cached. */
export function meetsSchema(schema: SchemaModel, value: unknown, scope: Scope): boolean {
  const { cache, active, numbers } = scope;
  if (cache === undefined || typeof value !== "object" || value === null)
    return evaluate(schema, value, scope) !== undefined;
  const ofValues = cache.ofValues[numbers];
  const answers = ofValues.get(value) ?? new Map<SchemaModel, boolean>();
  if (answers.size === 0) ofValues.set(value, answers);
  const isOutermost = active === undefined;
  const answer = isOutermost || !cache.cyclic.has(schema) ? answers.get(schema) : undefined;
  if (answer !== undefined) return answer;
  const { loops } = cache;
  const isMet = evaluate(schema, value, scope) !== undefined;
  if (cache.loops > loops) cache.cyclic.add(schema);
  if (isOutermost || cache.loops === loops) answers.set(schema, isMet);
  return isMet;
}

/** Checks `type`, `const` and `enum`. */
function acceptsValue(schema: SchemaModel, value: unknown, scope: Scope): boolean {
  const { types, constant, enumeration } = schema;
  if (types && !types.some((type) => hasType(value, type, scope))) return false;
  if (constant && !isListed({ schema, keyword: "const", values: [constant.value] }, value, scope))
    return false;
  return !enumeration || isListed({ schema, keyword: "enum", values: enumeration }, value, scope);
}

/** Checks the constraints of one type, which accept values of all others. */
function acceptsByType(schema: SchemaModel, value: unknown, evaluation: Evaluation, scope: Scope): boolean {
  if (typeof value === "number" || typeof value === "bigint") return acceptsNumber(schema, value, scope);
  if (typeof value === "string") return acceptsString(schema, value, scope);
  if (Array.isArray(value)) return !schema.array || acceptsArray(schema.array, value, evaluation, scope);
  if (isObject(value)) return !schema.object || acceptsObject(schema.object, value, evaluation, scope);
  return true;
}

/** Runs last, since `unevaluated*` depends on the members that all other keywords have evaluated. */
function acceptsUnevaluated(
  schema: SchemaModel,
  value: unknown,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  if (typeof value !== "object" || value === null) return true;
  const rest = Array.isArray(value) ? schema.array?.unevaluatedItems : schema.object?.unevaluatedProperties;
  if (!rest) return true;
  for (const [key, member] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (evaluation.members?.has(key)) continue;
    addEvaluated(evaluation, key);
    if (!meetsSchema(rest, member, childScope(scope))) return false;
  }
  return true;
}
