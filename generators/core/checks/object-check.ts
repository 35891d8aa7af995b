import { matchesPattern } from "../model/accepts/pattern.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { docsOfSchema } from "../types/docs-of-schema.ts";
import { absentCheck } from "./array-check.ts";
import { buildCheck } from "./build-check.ts";
import {
  allOf,
  type CheckNode,
  type MemberCheck,
  type ObjectCheck,
  type PatternMembers,
} from "./check-node.ts";
import { memberDefault } from "./member-default.ts";
import { patternOf } from "./pattern.ts";
import { aloneScope, type CheckScope, innerScope } from "./scope.ts";

/** An object without constraints. */
export const EMPTY_OBJECT: ObjectCheck = {
  kind: "object",
  members: [],
  additionalProperties: undefined,
  patternProperties: [],
  propertyNames: undefined,
  minProperties: 0,
  maxProperties: undefined,
  dependentRequired: [],
  dependentSchemas: [],
  forbidsUnevaluated: undefined,
  isEvaluated: false,
};

/** Returns the check of an object: its declared members, members that are only required, and all others. */
export function objectCheck(schema: SchemaModel, scope: CheckScope): ObjectCheck {
  const { object = {} } = schema;
  const { additionalProperties, propertyNames, unevaluatedProperties } = object;
  const build = (member: SchemaModel): CheckNode => buildCheck(member, innerScope(member, scope));
  return {
    kind: "object",
    members: [...declaredMembers(schema, scope), ...undeclaredMembers(schema, scope)],
    additionalProperties: additionalProperties && build(additionalProperties),
    patternProperties: patternMembers(schema, scope),
    propertyNames: propertyNames && build(propertyNames),
    minProperties: object.minProperties ?? 0,
    maxProperties: object.maxProperties,
    dependentRequired: [...(object.dependentRequired ?? [])],
    dependentSchemas: [...(object.dependentSchemas ?? [])].map(([name, part]) => [
      name,
      buildCheck(part, { ...aloneScope(scope), assumed: OBJECT }),
    ]),
    forbidsUnevaluated: unevaluatedProperties && unevaluatedProperties.always === false,
    isEvaluated: scope.context.isEvaluated(schema),
  };
}

const OBJECT = new Set(["object"] as const);

function patternMembers(schema: SchemaModel, scope: CheckScope): PatternMembers[] {
  return [...(schema.object?.patternProperties ?? [])].flatMap(([written, member]) => {
    const pattern = patternOf(written, schema, scope);
    return pattern ? [{ pattern, check: buildCheck(member, innerScope(member, scope)) }] : [];
  });
}

function declaredMembers({ object = {} }: SchemaModel, scope: CheckScope): MemberCheck[] {
  const required = new Set([...scope.required, ...(object.required ?? [])]);
  return [...(object.properties ?? [])].map(([name, member]) => {
    const inner = innerScope(member, scope);
    const isOptional = !required.has(name);
    return {
      name,
      check: buildCheck(member, inner),
      isOptional,
      isReadonly: member.annotations.readOnly ?? false,
      docs: docsOfSchema(member),
      annotations: member.annotations,
      default: isOptional ? memberDefault(member, inner) : undefined,
      described: undefined,
      demand: undefined,
    };
  });
}

/** Members that are required but not declared here. A sibling may declare them, for example a reference. */
function undeclaredMembers(schema: SchemaModel, scope: CheckScope): MemberCheck[] {
  const { object = {} } = schema;
  const parts = [...scope.beside, schema];
  const missing = (object.required ?? []).filter((name) => !isDeclaredInline(name, schema));
  return [...new Set(missing)].map((name) => {
    const isImplied = isRequiredByReference(name, parts);
    return {
      name,
      check: othersOf(name, schema, scope),
      isOptional: false,
      isReadonly: false,
      docs: undefined,
      annotations: undefined,
      default: undefined,
      described: isImplied ? undefined : describedBy(name, parts, scope),
      demand: isImplied ? "implied" : "shown",
    };
  });
}

/** The check of a member without a name here: it counts as an additional property. */
function othersOf(name: string, schema: SchemaModel, scope: CheckScope): CheckNode {
  const { additionalProperties, patternProperties } = schema.object ?? {};
  const isMatched = [...(patternProperties?.keys() ?? [])].some((pattern) => matchesPattern(pattern, name));
  const others = isMatched ? undefined : additionalProperties;
  return others ? buildCheck(others, innerScope(others, scope)) : absentCheck(schema, scope);
}

/** The checks of all parts that declare a member; undefined if none does. */
function describedBy(name: string, parts: readonly SchemaModel[], scope: CheckScope): CheckNode | undefined {
  const schemas = parts.flatMap((part) => declarationsOf(name, part, new Set()));
  if (schemas.length === 0) return undefined;
  const described = [...new Set(scope.context.readings.combinable(schemas))];
  const below = { ...scope, repeated: new Set([...scope.repeated, ...described]) };
  return allOf(
    described
      .filter((schema) => !scope.repeated.has(schema))
      .map((schema) => buildCheck(schema, innerScope(schema, below))),
  );
}

/** True if a sibling reference declares the property as required already. */
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

function isDeclaredInline(name: string, { object, allOf: parts = [] }: SchemaModel): boolean {
  return (object?.properties?.has(name) ?? false) || parts.some((part) => isDeclaredInline(name, part));
}

/** Every schema of a property within a conjunction, references followed. */
function declarationsOf(name: string, schema: SchemaModel, seen: Set<SchemaModel>): SchemaModel[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const own = schema.object?.properties?.get(name);
  const parts = [...(schema.allOf ?? []), ...(schema.reference ? [schema.reference.target] : [])];
  return [...(own ? [own] : []), ...parts.flatMap((part) => declarationsOf(name, part, seen))];
}
