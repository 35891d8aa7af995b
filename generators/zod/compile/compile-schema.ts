import type { SchemaModel } from "../../core/model/schema-model.ts";
import { call, list } from "../layout/layout.ts";
import { checksOf } from "./checks.ts";
import { enumExpression } from "./enum.ts";
import { type Expression, isUnknown, typed, untyped, withChecks } from "./expression.ts";
import { extendedObject } from "./extended-object.ts";
import { conjuncts, isOnly, typesBeside, typesOf, type ValueType, valueTypeOf } from "./json-types.ts";
import { namesItems, namesMembers } from "./object-form.ts";
import { referenceExpression } from "./reference.ts";
import type { Scope } from "./scope.ts";
import { typeExpression } from "./type.ts";
import { unionExpression } from "./union.ts";

/**
 * A schema as zod code that accepts the same values: zod's own constructs where they mean the same, checks of the
 * runtime for the rest. What infers a type comes first, what only checks follows.
 */
export function compileSchema(described: SchemaModel, scope: Scope): Expression {
  const schema = scope.readings.asRead(described, scope.reading);
  if (schema.always === false) return typed(`${scope.module.z("never")}()`);
  const types = effectiveTypes(schema, scope);
  const whole = extendedObject(schema, scope) ?? conjunction(partsOf(schema, types, scope), scope);
  // A check for one type fits a schema of that type; one that infers nothing takes guarded checks alone.
  const assumed = whole.isTyped ? assumedFrom(schema, types) : undefined;
  const checkScope = { ...scope, assumed };
  return withChecks(whole, checksOf(schema, types, checkScope));
}

/**
 * The types that a schema is compiled for: those that it names; those that its place is known to have, where it
 * constrains objects or arrays without naming a type.
 */
function effectiveTypes(schema: SchemaModel, scope: Scope): SchemaModel["types"] {
  if (schema.types) return schema.types;
  const known = new Set([...typesBeside(schema)].filter((type) => scope.assumed?.has(type) ?? true));
  if (namesMembers(schema) && isOnly(known, "object")) return ["object"];
  return namesItems(schema) && isOnly(known, "array") ? ["array"] : undefined;
}

/** What the compiled schema tells of a value, whatever else is known of it in its place. */
function assumedFrom(schema: SchemaModel, types: SchemaModel["types"]): ReadonlySet<ValueType> {
  const named = types && new Set(types.map(valueTypeOf));
  return new Set([...typesOf(schema)].filter((type) => named?.has(type) ?? true));
}

/** `const`, `enum` or `type`, with the constraints that belong to them. */
function ownExpression(
  schema: SchemaModel,
  types: SchemaModel["types"],
  scope: Scope,
): Expression | undefined {
  if (schema.constant || schema.enumeration) return enumExpression(schema, scope);
  if (!types || isSaidBeside(schema, types)) return undefined;
  return typeExpression({ ...schema, types }, scope);
}

/** True when `type` stands beside parts that are of that type anyway, without constraints of its own. */
function isSaidBeside(schema: SchemaModel, types: NonNullable<SchemaModel["types"]>): boolean {
  const { number, string, array, object, annotations } = schema;
  if (number || string || array || object || annotations.format !== undefined) return false;
  if (types.includes("integer") && !types.includes("number")) return false;
  const named = new Set(types.map(valueTypeOf));
  const hasParts = conjuncts(schema).length > 0 || Boolean(schema.anyOf ?? schema.oneOf);
  return hasParts && [...typesBeside(schema)].every((type) => named.has(type));
}

function partsOf(schema: SchemaModel, types: SchemaModel["types"], scope: Scope): Expression[] {
  const parts = [
    ownExpression(schema, types, scope),
    schema.reference && referenceExpression(schema.reference.target, scope),
    schema.dynamicReference && referenceExpression(schema.dynamicReference.target, scope),
    ...(schema.allOf ?? []).map((part) => compileSchema(part, scope)),
    schema.anyOf && unionExpression({ schema, branches: schema.anyOf, kind: "anyOf" }, scope),
    schema.oneOf && unionExpression({ schema, branches: schema.oneOf, kind: "oneOf" }, scope),
  ];
  return parts.filter((part) => part !== undefined);
}

/** All parts at once; those that infer no type become checks of the one that does. */
function conjunction(parts: readonly Expression[], { module }: Scope): Expression {
  const telling = parts.filter(({ isTyped }) => isTyped);
  const checking = parts.filter((part) => !part.isTyped && !isUnknown(part));
  const [first, ...others] = telling;
  if (!first)
    return checking.length === 1 && checking[0] ? checking[0] : alsoAll(untyped(`${module.z("unknown")}()`));
  if (others.length === 0) return alsoAll(first);
  return alsoAll(typed(call(module.runtime("allOf"), list(telling.map(({ code }) => code)))));

  function alsoAll(base: Expression): Expression {
    return withChecks(
      base,
      checking.map(({ code }) => call(module.runtime("also"), code)),
    );
  }
}
