import { isObject } from "../../json.ts";
import { atSchema } from "../int64.ts";
import type { SchemaModel } from "../schema-model.ts";
import { acceptsApplicators } from "./applicators.ts";
import { acceptsArray, acceptsUnevaluatedItems } from "./array.ts";
import { type Evaluation, isActive, type Scope, scopeInside } from "./evaluation.ts";
import { acceptsNumber } from "./number.ts";
import { acceptsObject, acceptsUnevaluatedProperties } from "./object.ts";
import { acceptsString } from "./string.ts";
import { hasType } from "./type.ts";
import { isListed } from "./value.ts";

/** What the schema has evaluated if it accepts the value; undefined if it rejects it. */
export function evaluate(schema: SchemaModel, value: unknown, scope: Scope): Evaluation | undefined {
  if (schema.always !== undefined) return schema.always ? {} : undefined;
  // A reference that leads back to itself without moving into the value constrains nothing more.
  if (isActive(schema, scope)) return {};
  const inner = atSchema(schema, scopeInside(schema, scope));
  const evaluation: Evaluation = {};
  const accepted =
    acceptsValue(schema, value, inner) &&
    acceptsByType(schema, value, evaluation, inner) &&
    acceptsApplicators(schema, value, evaluation, inner) &&
    acceptsUnevaluated(schema, value, evaluation, inner);
  return accepted ? evaluation : undefined;
}

/** True when a whole value meets the schema; what is known of it is not found out again. */
export function meetsSchema(schema: SchemaModel, value: unknown, scope: Scope): boolean {
  const { known, active, numbers } = scope;
  const isKept = known !== undefined && active === undefined && numbers === "number";
  if (!isKept || typeof value !== "object" || value === null)
    return evaluate(schema, value, scope) !== undefined;
  const answers = known.get(value) ?? new Map<SchemaModel, boolean>();
  known.set(value, answers);
  const answer = answers.get(schema) ?? evaluate(schema, value, scope) !== undefined;
  answers.set(schema, answer);
  return answer;
}

/** `type`, `const` and `enum`. */
function acceptsValue(schema: SchemaModel, value: unknown, scope: Scope): boolean {
  const { types, constant, enumeration } = schema;
  if (types && !types.some((type) => hasType(value, type, scope))) return false;
  if (constant && !isListed({ schema, keyword: "const", values: [constant.value] }, value, scope))
    return false;
  return !enumeration || isListed({ schema, keyword: "enum", values: enumeration }, value, scope);
}

/** The constraints that speak of one type and hold for every value of another. */
function acceptsByType(schema: SchemaModel, value: unknown, evaluation: Evaluation, scope: Scope): boolean {
  if (typeof value === "number" || typeof value === "bigint") return acceptsNumber(schema, value, scope);
  if (typeof value === "string") return acceptsString(schema, value, scope);
  if (Array.isArray(value)) return !schema.array || acceptsArray(schema.array, value, evaluation, scope);
  if (isObject(value)) return !schema.object || acceptsObject(schema.object, value, evaluation, scope);
  return true;
}

/** Last of all, since it asks what everything beside it has looked at. */
function acceptsUnevaluated(
  schema: SchemaModel,
  value: unknown,
  evaluation: Evaluation,
  scope: Scope,
): boolean {
  const { unevaluatedItems } = schema.array ?? {};
  if (unevaluatedItems && Array.isArray(value)) {
    return acceptsUnevaluatedItems(unevaluatedItems, value, evaluation, scope);
  }
  const { unevaluatedProperties } = schema.object ?? {};
  if (unevaluatedProperties && isObject(value)) {
    return acceptsUnevaluatedProperties(unevaluatedProperties, value, evaluation, scope);
  }
  return true;
}
