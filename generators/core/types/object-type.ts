import { compilePattern } from "../model/accepts/pattern.ts";
import { standsAlone } from "../model/facts/conjuncts.ts";
import type { ObjectConstraints, SchemaModel } from "../model/schema-model.ts";
import { buildType, innerScope, type TypeScope } from "./build-type.ts";
import { intersectionOf, unionOf } from "./combine-types.ts";
import { docsOfSchema } from "./docs-of-schema.ts";
import { isSimple, NEVER, type PropertyNode, type TypeNode, UNDEFINED, UNKNOWN } from "./type-node.ts";

/** The members that a schema declares, and those that it requires without declaring them itself. */
export function objectType({ object = {}, ...schema }: SchemaModel, scope: TypeScope): TypeNode {
  const required = new Set([...scope.required, ...(object.required ?? [])]);
  const declared = [...(object.properties ?? [])].map(([name, property]) =>
    propertyOf(name, property, { required, scope }),
  );
  const own: SchemaModel = { object, ...schema };
  const parts = [...scope.beside, own];
  const missing = (object.required ?? []).filter(
    (name) => !isDeclaredInline(name, own) && !isRequiredByReference(name, parts),
  );
  const demanded = [...new Set(missing)].map((name) => demandedProperty(name, parts, scope));
  const properties = [...declared, ...demanded];
  const index = indexType({ object, properties, scope });
  if (scope.onMismatch && isInferredOtherwise(own, { properties, index, scope })) scope.onMismatch();
  return { kind: "object", properties, ...(index ? { index } : {}) };
}

/**
 * True where validators have another type: the index does not cover a member that a part beside describes; or a part that is not
 * only added to the others requires what those describe as optional, and has it as a member of any type.
 */
function isInferredOtherwise(
  schema: SchemaModel,
  { properties, index, scope }: Pick<IndexParts, "properties" | "scope"> & { index: TypeNode | undefined },
): boolean {
  const { required = [] } = schema.object ?? {};
  const named = new Set(properties.map(({ name }) => name));
  if (index && !isSimple(index) && required.some((name) => !named.has(name))) return true;
  if (standsAlone(schema)) return false;
  const describes = (name: string) => (part: SchemaModel) => declarationsOf(name, part, new Set()).length > 0;
  return required.some((name) => !describes(name)(schema) && scope.beside.some(describes(name)));
}

function propertyOf(
  name: string,
  schema: SchemaModel,
  { required, scope }: { required: ReadonlySet<string>; scope: TypeScope },
): PropertyNode {
  return {
    name,
    type: buildType(schema, innerScope(schema, scope)),
    isOptional: !required.has(name),
    isReadonly: schema.annotations.readOnly ?? false,
    docs: docsOfSchema(schema),
  };
}

/** A property that is required here and described elsewhere, for example by a reference beside. */
function demandedProperty(name: string, parts: readonly SchemaModel[], scope: TypeScope): PropertyNode {
  const schemas = parts.flatMap((part) => declarationsOf(name, part, new Set()));
  const described =
    schemas.length > 0 ? scope.readings.combinable(schemas) : othersOf(name, parts.at(-1)?.object ?? {});
  const { repeated = new Set() } = scope;
  const below = { ...scope, repeated: new Set([...repeated, ...described]) };
  const types = described
    .filter((schema) => !repeated.has(schema))
    .map((schema) => buildType(schema, innerScope(schema, below)));
  const type = intersectionOf(types, scope.onMismatch);
  return { name, type, isOptional: false, isReadonly: false, isDemanded: true, docs: undefined };
}

/** What an object says of a member as one of those without a name. */
function othersOf(
  name: string,
  { additionalProperties, patternProperties }: ObjectConstraints,
): readonly SchemaModel[] {
  const patterns = [...(patternProperties?.keys() ?? [])];
  const isMatched = patterns.some((pattern) => compilePattern(pattern)?.test(name));
  return additionalProperties && !isMatched ? [additionalProperties] : [];
}

/** True when a reference beside declares the property as required already. */
function isRequiredByReference(name: string, parts: readonly SchemaModel[]): boolean {
  return parts.some(
    ({ reference }) => reference !== undefined && requires(name, reference.target, new Set()),
  );
}

function requires(name: string, schema: SchemaModel, seen: Set<SchemaModel>): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  if (schema.object?.required?.includes(name) && schema.object.properties?.has(name)) return true;
  const parts = [...(schema.allOf ?? []), ...(schema.reference ? [schema.reference.target] : [])];
  return parts.some((part) => requires(name, part, seen));
}

function isDeclaredInline(name: string, { object, allOf = [] }: SchemaModel): boolean {
  return (object?.properties?.has(name) ?? false) || allOf.some((part) => isDeclaredInline(name, part));
}

/** Every schema that a conjunction gives a property, references followed. */
function declarationsOf(name: string, schema: SchemaModel, seen: Set<SchemaModel>): SchemaModel[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = schema.object?.properties?.get(name);
  const parts = [...(schema.allOf ?? []), ...(schema.reference ? [schema.reference.target] : [])];
  return [...(own ? [own] : []), ...parts.flatMap((part) => declarationsOf(name, part, seen))];
}

interface IndexParts {
  readonly object: ObjectConstraints;
  readonly properties: readonly PropertyNode[];
  readonly scope: TypeScope;
}

/**
 * The type of members that are not named. TypeScript wants it to cover the named ones too. Objects are open, but where
 * nothing is said about other members there is none, so that a misspelled name is an error.
 */
function indexType({ object, properties, scope }: IndexParts): TypeNode | undefined {
  const {
    additionalProperties,
    patternProperties = new Map<string, SchemaModel>(),
    unevaluatedProperties,
  } = object;
  const isClosed = (additionalProperties ?? unevaluatedProperties)?.always === false;
  const other = additionalProperties?.always === false ? undefined : additionalProperties;
  const schemas = [...patternProperties.values(), ...(other ? [other] : [])];
  if (schemas.length === 0) {
    if (isClosed) return properties.length === 0 ? NEVER : undefined;
    return unevaluatedProperties ? UNKNOWN : undefined;
  }
  const types = schemas.map((schema) => buildType(schema, innerScope(schema, scope)));
  if (other === undefined && !isClosed) types.push(UNKNOWN); // names that match no pattern may hold anything
  return coveringType(unionOf(types), properties);
}

/** False for objects that say nothing about members without a name: their types have no index. */
export function describesOthers(object: ObjectConstraints): boolean {
  const { additionalProperties, patternProperties, unevaluatedProperties } = object;
  return (additionalProperties ?? patternProperties ?? unevaluatedProperties) !== undefined;
}

function coveringType(type: TypeNode, properties: readonly PropertyNode[]): TypeNode {
  if (properties.length === 0) return type;
  const types = [type, ...properties.map((property) => property.type)];
  if (!types.every(isSimple)) return UNKNOWN;
  const all = unionOf(types);
  return properties.some(({ isOptional }) => isOptional) ? unionOf([all, UNDEFINED]) : all;
}
