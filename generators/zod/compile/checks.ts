import { quote } from "../../core/emit/text.ts";
import { inQuestion } from "../../core/model/int64.ts";
import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { call, type Entry, list, objectLiteral } from "../layout/layout.ts";
import { compileSchema } from "./compile-schema.ts";
import { isOnly, typesOf, type ValueType, valueTypeOf } from "./json-types.ts";
import { objectChecks } from "./member-checks.ts";
import { numberChecks, numberConstraints } from "./number.ts";
import { impliedType } from "./object-form.ts";
import { plainScope, type Scope } from "./scope.ts";
import { stringChecks } from "./string.ts";
import { typeExpression } from "./type.ts";

/** What a schema requires beside a type, as checks that run after it. `scope.assumed` says what is known about the value by then. */
export function checksOf(
  schema: SchemaModel,
  types: readonly JsonType[] | undefined,
  scope: Scope,
): string[] {
  return [...ownChecks(schema, types, scope), ...applicatorChecks(schema, scope)];
}

function ownChecks(schema: SchemaModel, types: readonly JsonType[] | undefined, scope: Scope): string[] {
  if (schema.constant || schema.enumeration) return evaluatingChecks(schema, scope);
  return types ? [] : typelessChecks(schema, scope);
}

/**
 * The values of `const` and `enum` meet the constraints beside them already. Where `unevaluated…` asks what was looked
 * at, the constraints say it.
 */
function evaluatingChecks(schema: SchemaModel, scope: Scope): string[] {
  if (!scope.module.isLookedAt(schema)) return [];
  const values = typesOf(schema);
  return (["array", "object"] as const)
    .filter((type) => values.has(type) && isConstrained(type, schema, scope))
    .map((type) => guardedCheck(type, schema, scope));
}

const CONSTRAINED = ["number", "string", "array", "object"] as const;

/** Constraints without `type` apply only to values of their own type. */
function typelessChecks(schema: SchemaModel, scope: Scope): string[] {
  const constrained = CONSTRAINED.filter((type) => isConstrained(type, schema, scope));
  const reported = impliedType(schema); // says what it asks in the type
  return constrained
    .filter((type) => type !== reported)
    .flatMap((type) => directChecks(type, schema, scope) ?? [guardedCheck(type, schema, scope)]);
}

/** Checks without a guard, where what they follow is of the type, and is the schema of zod that describes them. */
function directChecks(
  type: (typeof CONSTRAINED)[number],
  schema: SchemaModel,
  scope: Scope,
): string[] | undefined {
  if (type === "object" && scope.assumed && isOnly(scope.assumed, type)) return objectChecks(schema, scope);
  if (scope.int64 === "bigint" || !refersTo(type, schema)) return undefined;
  if (type === "number") return numberChecks(schema, scope);
  return type === "string" ? stringChecks(schema, scope) : undefined;
}

/** True for a reference, without anything else that sets the type, to a schema of one type. */
function refersTo(
  type: ValueType,
  { reference, dynamicReference, allOf, anyOf, oneOf }: SchemaModel,
): boolean {
  if (!reference || dynamicReference || allOf || anyOf || oneOf) return false;
  const { types = [], constant, enumeration, ...target } = reference.target;
  if (constant || enumeration || target.reference || target.allOf || target.anyOf || target.oneOf)
    return false;
  return types.length > 0 && types.every((one) => valueTypeOf(one) === type);
}

function isConstrained(type: (typeof CONSTRAINED)[number], schema: SchemaModel, scope: Scope): boolean {
  if (type === "string" && schema.annotations.format !== undefined) return true;
  const { unevaluatedItems: _, ...array } = schema.array ?? {};
  const { unevaluatedProperties: __, dependentSchemas: ___, ...object } = schema.object ?? {};
  const constraints = { number: numberConstraints(schema, scope), string: schema.string, array, object }[
    type
  ];
  return Object.keys(constraints ?? {}).length > 0;
}

function guardedCheck(type: ValueType & JsonType, schema: SchemaModel, scope: Scope): string {
  // Without a type of its own, a constraint holds for a number in either form.
  if (type === "number" && scope.int64 === "bigint")
    return call(scope.module.runtime("onNumber"), ...numberChecks(schema, scope));
  const { code } = typeExpression({ ...schema, types: [type] }, scope);
  return call(scope.module.runtime("onType"), quote(type), code);
}

/** `not`, `if`, `dependentSchemas`. */
function applicatorChecks({ not, condition, object }: SchemaModel, outer: Scope): string[] {
  const scope = inQuestion(outer);
  const { runtime } = scope.module;
  const dependent = [...(object?.dependentSchemas ?? [])].map(([key, schema]) =>
    list([quote(key), compileSchema(schema, objectScope(scope)).code]),
  );
  const checks =
    dependent.length > 0 ? [guarded(call(runtime("dependentSchemas"), ...dependent), scope)] : [];
  if (not) checks.push(call(runtime("not"), compileSchema(not, plainScope(scope)).code));
  if (condition) checks.push(call(runtime("ifThenElse"), conditionLiteral(condition, scope)));
  return checks;
}

function conditionLiteral(condition: NonNullable<SchemaModel["condition"]>, scope: Scope): string {
  const entries: Entry[] = [{ key: "if", value: compileSchema(condition.if, plainScope(scope)).code }];
  if (condition.then) entries.push({ key: "then", value: compileSchema(condition.then, scope).code });
  if (condition.else) entries.push({ key: "else", value: compileSchema(condition.else, scope).code });
  return objectLiteral(entries);
}

function objectScope(scope: Scope): Scope {
  return { ...scope, assumed: new Set(["object"]) };
}

/** A check for objects, where the value may have another type. */
function guarded(check: string, { assumed, module }: Scope): string {
  if (assumed && isOnly(assumed, "object")) return check;
  return call(module.runtime("onType"), quote("object"), call(`${module.z("any")}().check`, check));
}
