import { impliedType } from "../../core/model/facts/describes.ts";
import { isOnly, typesOf, type ValueTypes } from "../../core/model/facts/types-of.ts";
import { type ValueType, valueTypeOf } from "../../core/model/facts/value-type.ts";
import { inQuestion } from "../../core/model/int64.ts";
import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "./build-schema.ts";
import { objectChecks } from "./member-checks.ts";
import { numberChecks, numberConstraints } from "./numbers/number.ts";
import { plainScope, type Scope } from "./scope.ts";
import { stringChecks } from "./strings/string.ts";
import { typeSchema } from "./type.ts";
import { checked, list, type Member, members, runtime, value, type ZodNode, zod } from "./zod-node.ts";

/** The types of a schema in its place. */
export interface PlacedTypes {
  /** Those that it is built for; undefined when it is built for any. */
  readonly types: readonly JsonType[] | undefined;
  /** Those that values may have. */
  readonly possible: ValueTypes;
}

/** What a schema requires beside a type, as checks that run after it. `scope.assumed` says what is known about the value by then. */
export function checksOf(schema: SchemaModel, placed: PlacedTypes, scope: Scope): ZodNode[] {
  return [...ownChecks(schema, placed, scope), ...applicatorChecks(schema, scope)];
}

function ownChecks(schema: SchemaModel, { types, possible }: PlacedTypes, scope: Scope): ZodNode[] {
  if (schema.constant || schema.enumeration) return evaluatingChecks(schema, scope);
  return types ? [] : typelessChecks(schema, possible, scope);
}

/**
 * The values of `const` and `enum` meet the constraints beside them already. Where `unevaluated…` asks what was looked
 * at, the constraints say it.
 */
function evaluatingChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  if (!scope.module.isLookedAt(schema)) return [];
  const values = typesOf(schema);
  return (["array", "object"] as const)
    .filter((type) => values.has(type) && isConstrained(type, schema, scope))
    .map((type) => guardedCheck(type, schema, scope));
}

const CONSTRAINED = ["number", "string", "array", "object"] as const;

/** Constraints without `type` apply only to values of their own type. */
function typelessChecks(schema: SchemaModel, possible: ValueTypes, scope: Scope): ZodNode[] {
  const constrained = CONSTRAINED.filter((type) => isConstrained(type, schema, scope));
  // One says what it asks in the type; no value is of the other.
  const left = [impliedType(schema, possible), impliedType(schema)];
  return constrained
    .filter((type) => !left.some((implied) => implied === type))
    .flatMap((type) => directChecks(type, schema, scope) ?? [guardedCheck(type, schema, scope)]);
}

/** Checks without a guard, where what they follow is of the type, and is the schema of zod that describes them. */
function directChecks(
  type: (typeof CONSTRAINED)[number],
  schema: SchemaModel,
  scope: Scope,
): ZodNode[] | undefined {
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

function guardedCheck(type: ValueType & JsonType, schema: SchemaModel, scope: Scope): ZodNode {
  // Without a type of its own, a constraint holds for a number in either form.
  if (type === "number" && scope.int64 === "bigint")
    return runtime("onNumber", ...numberChecks(schema, scope));
  return runtime("onType", value(type), typeSchema({ ...schema, types: [type] }, scope).node);
}

/** `not`, `if`, `dependentSchemas`. */
function applicatorChecks({ not, condition, object }: SchemaModel, outer: Scope): ZodNode[] {
  if (!not && !condition && !object?.dependentSchemas) return [];
  const scope = inQuestion(outer);
  const dependent = [...(object?.dependentSchemas ?? [])].map(([key, schema]) =>
    list([value(key), buildSchema(schema, objectScope(scope)).node]),
  );
  return [
    ...(dependent.length > 0 ? [guarded(runtime("dependentSchemas", ...dependent), scope)] : []),
    ...(not ? [runtime("not", buildSchema(not, plainScope(scope)).node)] : []),
    ...(condition ? [runtime("ifThenElse", branchesOf(condition, scope))] : []),
  ];
}

function branchesOf(condition: NonNullable<SchemaModel["condition"]>, scope: Scope): ZodNode {
  const branches: Member[] = [{ key: "if", node: buildSchema(condition.if, plainScope(scope)).node }];
  if (condition.then) branches.push({ key: "then", node: buildSchema(condition.then, scope).node });
  if (condition.else) branches.push({ key: "else", node: buildSchema(condition.else, scope).node });
  return members(branches);
}

function objectScope(scope: Scope): Scope {
  return { ...scope, assumed: new Set(["object"]) };
}

/** A check for objects, where the value may have another type. */
function guarded(check: ZodNode, { assumed }: Scope): ZodNode {
  if (assumed && isOnly(assumed, "object")) return check;
  return runtime("onType", value("object"), checked(zod("any"), [check]));
}
