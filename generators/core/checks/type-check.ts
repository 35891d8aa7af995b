import { describesArray, describesObject } from "../model/facts/describes.ts";
import { ALL_TYPES } from "../model/facts/types-of.ts";
import type { JsonType, SchemaModel } from "../model/schema-model.ts";
import { arrayCheck } from "./array-check.ts";
import { anyOf, type CheckNode, type GuardType } from "./check-node.ts";
import { numberCheck, numberConstraints, numericCheck } from "./number-check.ts";
import { objectCheck } from "./object-check.ts";
import type { CheckScope } from "./scope.ts";
import { stringCheck } from "./string-check.ts";

/** Returns the check of the named types, each with its own constraints. */
export function typeCheck(schema: SchemaModel, types: readonly JsonType[], scope: CheckScope): CheckNode {
  const distinct = [...new Set(types)].filter((type) => type !== "integer" || !types.includes("number"));
  return anyOf(distinct.map((type) => checkOfType(type, schema, scope)));
}

function checkOfType(type: JsonType, schema: SchemaModel, scope: CheckScope): CheckNode {
  switch (type) {
    case "null":
    case "boolean":
      return { kind: type };
    case "integer":
    case "number":
      return numberCheck(schema, type === "integer", scope);
    case "string":
      return stringCheck(schema, scope);
    case "array":
      return arrayCheck(schema, scope);
    case "object":
      return objectCheck(schema, scope);
    default:
      return type satisfies never;
  }
}

const CONSTRAINED = ["number", "string", "array", "object"] as const;

/** Constraints without `type` apply only to values of their own type. */
export function guardedChecks(schema: SchemaModel, scope: CheckScope): CheckNode[] {
  const possible = scope.assumed ?? ALL_TYPES;
  return CONSTRAINED.filter((type) => possible.has(type) && isConstrained(type, schema, scope)).flatMap(
    (name) => {
      const type = guardOf(name, scope);
      const check = type === "numeric" ? numericCheck(schema, scope) : checkOfType(name, schema, scope);
      return isImplied(check) ? [] : [{ kind: "on-type", type, check, isIntended: isIntended(type, schema) }];
    },
  );
}

/** True for an object whose required members are all declared and required by its siblings. */
function isImplied(check: CheckNode): boolean {
  if (check.kind !== "object" || check.isEvaluated) return false;
  const lists = [check.members, check.patternProperties, check.dependentRequired, check.dependentSchemas];
  const others = [check.additionalProperties, check.propertyNames, check.maxProperties];
  return (
    check.minProperties === 0 &&
    lists.every((list) => list.length === 0) &&
    others.every((part) => part === undefined)
  );
}

/** Without a type, a constraint applies to numbers in both forms. */
function guardOf(type: (typeof CONSTRAINED)[number], { int64 }: CheckScope): GuardType {
  return type === "number" && int64 === "bigint" ? "numeric" : type;
}

/** True if members or items without a type imply an object or an array; if both occur, an object. */
function isIntended(type: GuardType, schema: SchemaModel): boolean {
  if (schema.constant || schema.enumeration) return false;
  if (type === "object") return describesObject(schema);
  return type === "array" && describesArray(schema) && !describesObject(schema);
}

function isConstrained(type: (typeof CONSTRAINED)[number], schema: SchemaModel, scope: CheckScope): boolean {
  if (type === "string" && schema.annotations.format !== undefined) return true;
  const { unevaluatedItems: _, ...array } = schema.array ?? {};
  const { unevaluatedProperties: __, ...object } = schema.object ?? {};
  const constraints = { number: numberConstraints(schema, scope), string: schema.string, array, object }[
    type
  ];
  return Object.keys(constraints ?? {}).length > 0;
}
