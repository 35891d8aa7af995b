import { isStringEnum } from "../core/model/component-types.ts";
import { literalPrefix } from "../core/model/literal-prefix.ts";
import { isGrowing, type Reading, type Readings } from "../core/model/reading.ts";
import { referencedSchemas } from "../core/model/schema-children.ts";
import type { JsonType, SchemaModel } from "../core/model/schema-model.ts";
import { arrayType } from "./array-type.ts";
import { intersectionOf, unionOf } from "./combine-types.ts";
import { discriminatedBranch, inheritedDiscriminator } from "./discriminated-branch.ts";
import { objectType } from "./object-type.ts";
import { describesArray, describesObject } from "./shapes.ts";
import type { TypeNames } from "./type-names.ts";
import { NEVER, NULL, NUMBER, STRING, type TypeNode, UNKNOWN } from "./type-node.ts";

/** What the building of a type needs to know beside the schema. */
export interface TypeScope {
  readonly names: TypeNames;
  readonly readings: Readings;
  readonly reading: Reading;
  /** Schemas that apply to the same value: they may declare what this one requires. */
  readonly beside: readonly SchemaModel[];
  /** The named type that is being built for the same value: a reference back to it in place says nothing. */
  readonly within: SchemaModel | undefined;
  /** Properties that schemas above this one require of the same value. */
  readonly required: readonly string[];
}

/** The scope of another value: a member, an item. */
export function innerScope(schema: SchemaModel, scope: TypeScope): TypeScope {
  const reading = scope.readings.staysLiteral(schema) ? "exact" : scope.reading;
  return { ...scope, reading, within: undefined, beside: [], required: [] };
}

/** The type of the values that a schema accepts, as near as TypeScript comes to it and never narrower. */
export function buildType(described: SchemaModel, scope: TypeScope): TypeNode {
  const schema = scope.readings.asRead(described, scope.reading);
  if (schema.always !== undefined) return schema.always ? UNKNOWN : NEVER;
  if (schema.constant) return { kind: "literal", value: schema.constant.value };
  if (schema.enumeration) return enumType(schema, scope);
  const below: TypeScope = {
    ...scope,
    beside: [...scope.beside, schema, ...(schema.allOf ?? [])],
    required: [...scope.required, ...(schema.object?.required ?? [])],
  };
  return intersectionOf([
    ownType(schema, scope),
    referenceType(schema, scope),
    ...(schema.allOf ?? []).map((part) => buildType(part, below)),
    inheritedDiscriminator(schema),
    branchesType(schema.anyOf, schema, below),
    branchesType(schema.oneOf, schema, below),
  ]);
}

function referenceType({ reference }: SchemaModel, scope: TypeScope): TypeNode {
  if (!reference || leadsBack(reference.target, scope.within)) return UNKNOWN;
  const { target } = reference;
  if (scope.reading === "exact" || !scope.readings.isOpen(target))
    return scope.names.referenceTo(reference, scope.reading);
  if (!isStringEnum(target)) return enumType(target, scope);
  return { kind: "open", known: [scope.names.referenceTo(reference, "exact")] };
}

/** The values that the schema's own type lets pass; in replies, strings and numbers may have got company. */
function enumType(schema: SchemaModel, { reading, readings }: TypeScope): TypeNode {
  const { enumeration = [], types } = schema;
  const values = enumeration.filter(
    (value) => types === undefined || types.some((type) => isOfType(value, type)),
  );
  const literals = values.map((value): TypeNode => ({ kind: "literal", value }));
  if (reading === "exact" || !readings.isOpen(schema)) return unionOf(literals);
  const others = values.filter(isGrowing).map((value) => (typeof value === "string" ? STRING : NUMBER));
  const kept = literals.filter((node) => !(node.kind === "literal" && typeof node.value === "number"));
  return unionOf([...kept, ...others]);
}

function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** `anyOf` and `oneOf` both read as a union: types cannot say that exactly one branch holds. */
function branchesType(
  branches: readonly SchemaModel[] | undefined,
  schema: SchemaModel,
  scope: TypeScope,
): TypeNode {
  if (!branches) return UNKNOWN;
  const telling = branches.filter(
    ({ reference }) => !(reference && leadsBack(reference.target, scope.within)),
  );
  return unionOf(
    telling.map((branch) => intersectionOf([buildType(branch, scope), discriminatedBranch(schema, branch)])),
  );
}

/** True when a schema applies `goal` to the same value, however long the way. */
function leadsBack(
  schema: SchemaModel,
  goal: SchemaModel | undefined,
  seen: Set<SchemaModel> = new Set(),
): boolean {
  if (goal === undefined || schema === goal) return schema === goal;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...referencedSchemas(schema),
  ];
  return parts.some((part) => leadsBack(part, goal, seen));
}

/** What `type` says, with the keywords that belong to each type. */
function ownType(schema: SchemaModel, scope: TypeScope): TypeNode {
  if (schema.types) return unionOf(schema.types.map((type) => typeOf(type, schema, scope)));
  if (describesObject(schema)) return objectType(schema, scope);
  return describesArray(schema) ? arrayType(schema, scope) : UNKNOWN;
}

function typeOf(type: JsonType, schema: SchemaModel, scope: TypeScope): TypeNode {
  switch (type) {
    case "null":
      return NULL;
    case "boolean":
      return { kind: "keyword", name: "boolean" };
    case "integer":
    case "number":
      return NUMBER;
    case "string":
      return stringType(schema);
    case "array":
      return arrayType(schema, scope);
    case "object":
      return objectType(schema, scope);
    default:
      return type satisfies never;
  }
}

function stringType({ string }: SchemaModel): TypeNode {
  const prefix = string?.pattern === undefined ? undefined : literalPrefix(string.pattern);
  return prefix === undefined ? STRING : { kind: "template", prefix };
}
