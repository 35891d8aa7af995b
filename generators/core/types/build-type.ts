import { impliedType } from "../model/facts/describes.ts";
import { requiredBeside } from "../model/facts/required-beside.ts";
import { commonTypes, typesOf, type ValueTypes } from "../model/facts/types-of.ts";
import { atMember, atSchema, isRepeated, type NumberForms } from "../model/int64.ts";
import { literalPrefix } from "../model/literal-prefix.ts";
import { isStringEnum, type Reading, type Readings } from "../model/reading/reading.ts";
import type { JsonType, SchemaModel, SchemaReference } from "../model/schema-model.ts";
import { arrayType } from "./array-type.ts";
import { intersectionOf, unionOf } from "./combine-types.ts";
import { type Choice, choiceOfBranch, inheritedChoice } from "./discriminated-branch.ts";
import { constantType, enumType, numberType } from "./enum-type.ts";
import { leadsBack } from "./leads-back.ts";
import { objectType } from "./object-type.ts";
import { withoutRestated } from "./restated.ts";
import { isKeyword, NEVER, NULL, type ReferenceNode, STRING, type TypeNode, UNKNOWN } from "./type-node.ts";
import { typesOfNode } from "./types-of-node.ts";

/** How a file refers to the types of schemas. */
export interface ReferenceNames {
  referenceTo(reference: SchemaReference, reading: Reading): ReferenceNode;
}

/** What the building of a type needs to know beside the schema. */
export interface TypeScope extends NumberForms {
  readonly names: ReferenceNames;
  readonly readings: Readings;
  readonly reading: Reading;
  /** Schemas that apply to the same value: they may declare what this one requires. */
  readonly beside: readonly SchemaModel[];
  /** The named type that is being built for the same value: a reference back to it in place says nothing. */
  readonly within: SchemaModel | undefined;
  /** Properties that schemas above this one require of the same value. */
  readonly required: readonly string[];
  /** Members whose types are being repeated because they are required: one within itself is not repeated again. */
  readonly repeated?: ReadonlySet<SchemaModel>;
  /**
   * Called where the type is not the one that TypeScript infers of a validator: it leaves out an alternative that no JSON value
   * has and that TypeScript would keep, or parts beside describe a member or a value otherwise.
   */
  readonly onMismatch?: () => void;
}

/** The scope of another value: a member, an item. */
export function innerScope(schema: SchemaModel, scope: TypeScope): TypeScope {
  const reading = scope.readings.staysLiteral(schema) ? "exact" : scope.reading;
  return { ...atMember(scope), reading, within: undefined, beside: [], required: [] };
}

/** The type of the values that a schema accepts, as near as TypeScript comes to it and never narrower. */
export function buildType(described: SchemaModel, outer: TypeScope): TypeNode {
  const schema = outer.readings.asRead(described, outer.reading);
  const scope = atSchema(schema, outer);
  if (schema.always !== undefined) return schema.always ? UNKNOWN : NEVER;
  if (schema.constant) return constantType(schema, schema.constant.value, scope);
  if (schema.enumeration) return enumType(schema, scope);
  const below: TypeScope = {
    ...scope,
    beside: [...scope.beside, schema, ...(schema.allOf ?? [])],
    required: [...scope.required, ...(schema.object?.required ?? [])],
  };
  const leftOut = scope.readings.leftOut(schema);
  const allOf = (schema.allOf ?? []).filter((part) => !leftOut.has(part));
  const isKept = schema.reference === undefined || !leftOut.has(schema.reference.target);
  const asRead = (part: SchemaModel): SchemaModel => scope.readings.asRead(part, scope.reading);
  const demanding = (part: SchemaModel, inner: TypeScope): TypeScope => {
    const names = requiredBeside(part, { whole: schema, asRead });
    return names.length > 0 ? { ...inner, required: [...inner.required, ...names] } : inner;
  };
  const own = ownType(schema, demanding(schema, scope));
  const parts = allOf.map((part) => buildType(part, demanding(part, below)));
  const all = [
    own,
    withoutRestated(isKept ? referenceType(schema, scope) : UNKNOWN, schema, [own, ...parts]),
    ...parts.map((node, index) => withoutRestated(node, allOf[index] ?? schema, [own, ...parts])),
    chosenBy(inheritedChoice(schema)),
    leftOut.has("anyOf") ? UNKNOWN : branchesType(schema.anyOf, schema, below),
    leftOut.has("oneOf") ? UNKNOWN : branchesType(schema.oneOf, schema, below),
  ];
  return intersectionOf(all, scope.onMismatch);
}

function referenceType({ reference }: SchemaModel, scope: TypeScope): TypeNode {
  if (!reference || leadsBack(reference.target, scope.within)) return UNKNOWN;
  const { target } = reference;
  if (isRepeated(target, scope)) return buildType(target, scope);
  if (scope.reading === "exact" || !scope.readings.isOpen(target))
    return scope.names.referenceTo(reference, scope.reading);
  if (!isStringEnum(target)) return openType(target, scope);
  return { kind: "open", known: [scope.names.referenceTo(reference, "exact")] };
}

/** The type of an open enum in the place of a reference to it: its own type has values that other keywords beside it rule out. */
function openType(target: SchemaModel, scope: TypeScope): TypeNode {
  const type = enumType(target, atSchema(target, scope));
  if (scope.onMismatch) {
    const possible = typesOf(target);
    if ([...typesOfNode(type)].some((one) => !possible.has(one))) scope.onMismatch();
  }
  return type;
}

/** `anyOf` and `oneOf` both read as a union: types cannot say that exactly one branch holds. */
function branchesType(
  branches: readonly SchemaModel[] | undefined,
  schema: SchemaModel,
  scope: TypeScope,
): TypeNode {
  if (!branches) return UNKNOWN;
  const reporting = branches.filter(
    ({ reference }) => !(reference && leadsBack(reference.target, scope.within)),
  );
  const type = unionOf(
    reporting.map((branch) =>
      intersectionOf([buildType(branch, scope), chosenBy(choiceOfBranch(schema, branch))], scope.onMismatch),
    ),
  );
  // What leads back may bring values of its own: where it alone does, they are of any type.
  return reporting.length < branches.length && isKeyword(type, "never") ? UNKNOWN : type;
}

/** An object whose property has one of the values that choose it. */
function chosenBy(choice: Choice | undefined): TypeNode {
  if (!choice) return UNKNOWN;
  const type = unionOf(choice.values.map((value) => ({ kind: "literal", value })));
  const property = { name: choice.propertyName, type, isOptional: false, isReadonly: false, docs: undefined };
  return { kind: "object", properties: [property] };
}

/** What `type` says, with the keywords that belong to each type. */
function ownType(schema: SchemaModel, scope: TypeScope): TypeNode {
  if (schema.types) return unionOf(schema.types.map((type) => typeOf(type, schema, scope)));
  const stated = commonTypes([schema, ...scope.beside].map((part) => typesOf(part)));
  const type = impliedType(schema, stated);
  return type === undefined ? UNKNOWN : marked(typeOf(type, schema, scope), stated);
}

/** Where nothing else is possible, the type that is implied is the one of every value. */
function marked(node: TypeNode, stated: ValueTypes): TypeNode {
  const isLoose =
    stated.size > 1 && (node.kind === "object" || node.kind === "array" || node.kind === "tuple");
  return isLoose ? { ...node, isImplied: true } : node;
}

function typeOf(type: JsonType, schema: SchemaModel, scope: TypeScope): TypeNode {
  switch (type) {
    case "null":
      return NULL;
    case "boolean":
      return { kind: "keyword", name: "boolean" };
    case "integer":
    case "number":
      return numberType(scope);
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
